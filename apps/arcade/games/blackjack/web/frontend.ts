import type { GameFrontend } from '../../../web/shared/frontend/game-frontend.ts'
import { BLACKJACK_NAMES } from '../names.ts'

export const blackjackFrontend: GameFrontend = {
  id: 'blackjack',
  names: BLACKJACK_NAMES,
  loadPage: () => import('./page.ts'),
  loadVerifier: () => import('./verify/verifier.ts'),
}
