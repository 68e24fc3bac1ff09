import type { GameFace } from '../../../web/shared/face/game-face.ts'
import { BACCARAT_NAMES } from '../names.ts'

export const baccaratFace: GameFace = {
  id: 'baccarat',
  names: BACCARAT_NAMES,
  hasTable: true,
  loadPage: () => import('./page.ts'),
  loadVerifier: () => import('./verify/verifier.ts'),
}
