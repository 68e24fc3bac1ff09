import type { GameFace } from '../../../web/shared/face/game-face.ts'
import { BLACKJACK_NAMES } from '../names.ts'

export const blackjackFace: GameFace = {
  id: 'blackjack',
  names: BLACKJACK_NAMES,
  loadPage: () => import('./page.ts'),
  loadVerifier: () => import('./verify/verifier.ts'),
}
