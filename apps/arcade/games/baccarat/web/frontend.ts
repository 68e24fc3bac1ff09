import type { GameFrontend } from '../../../web/shared/frontend/game-frontend.ts'
import { BACCARAT_NAMES } from '../names.ts'

export const baccaratFrontend: GameFrontend = {
  id: 'baccarat',
  names: BACCARAT_NAMES,
  hasTable: true,
  loadPage: () => import('./page.ts'),
  loadVerifier: () => import('./verify/verifier.ts'),
}
