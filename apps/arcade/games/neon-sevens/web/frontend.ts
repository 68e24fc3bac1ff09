import type { GameFrontend } from '../../../web/shared/frontend/game-frontend.ts'
import { NEON_SEVENS_NAMES } from '../names.ts'

export const neonSevensFrontend: GameFrontend = {
  id: 'neon-sevens',
  names: NEON_SEVENS_NAMES,
  loadPage: () => import('./page.ts'),
  loadVerifier: () => import('./verify/verifier.ts'),
}
