import type { GameFrontend } from '../../../web/shared/frontend/game-frontend.ts'
import { MINES_NAMES } from '../names.ts'

export const minesFrontend: GameFrontend = {
  id: 'mines',
  names: MINES_NAMES,
  loadPage: () => import('./page.tsx'),
  loadVerifier: () => import('./verify/verifier.ts'),
}
