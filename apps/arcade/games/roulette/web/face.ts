import type { GameFace } from '../../../web/shared/face/game-face.ts'
import { ROULETTE_NAMES } from '../names.ts'

export const rouletteFace: GameFace = {
  id: 'roulette',
  names: ROULETTE_NAMES,
  loadPage: () => import('./page.ts'),
  loadVerifier: () => import('./verify/verifier.ts'),
}
