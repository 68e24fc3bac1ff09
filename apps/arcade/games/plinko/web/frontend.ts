import type { GameFrontend } from '../../../web/shared/frontend/game-frontend.ts'
import { PLINKO_NAMES } from '../names.ts'

export const plinkoFrontend: GameFrontend = {
  id: 'plinko',
  names: PLINKO_NAMES,
  loadPage: () => import('./page.ts'),
  loadVerifier: () => import('./verify/verifier.ts'),
}
