import type { GameFace } from '../../../web/shared/face/game-face.ts'
import { SIC_BO_NAMES } from '../names.ts'

export const sicBoFace: GameFace = {
  id: 'sic-bo',
  names: SIC_BO_NAMES,
  hasTable: true,
  loadPage: () => import('./page.ts'),
  loadVerifier: () => import('./verify/verifier.ts'),
}
