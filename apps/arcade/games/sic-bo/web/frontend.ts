import type { GameFrontend } from '../../../web/shared/frontend/game-frontend.ts'
import { SIC_BO_NAMES } from '../names.ts'

export const sicBoFrontend: GameFrontend = {
  id: 'sic-bo',
  names: SIC_BO_NAMES,
  hasTable: true,
  loadPage: () => import('./page.ts'),
  loadVerifier: () => import('./verify/verifier.ts'),
}
