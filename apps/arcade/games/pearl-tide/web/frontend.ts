import type { GameFrontend } from '../../../web/shared/frontend/game-frontend.ts'
import { PEARL_TIDE_NAMES } from '../names.ts'

export const pearlTideFrontend: GameFrontend = {
  id: 'pearl-tide',
  names: PEARL_TIDE_NAMES,
  loadPage: () => import('./page.ts'),
  loadVerifier: () => import('./verify/verifier.ts'),
}
