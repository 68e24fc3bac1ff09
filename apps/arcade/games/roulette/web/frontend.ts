import type { GameFrontend } from '../../../web/shared/frontend/game-frontend.ts'
import { ROULETTE_NAMES } from '../names.ts'

export const rouletteFrontend: GameFrontend = {
  id: 'roulette',
  names: ROULETTE_NAMES,
  loadPage: () => import('./page.ts'),
  loadVerifier: () => import('./verify/verifier.ts'),
}
