import type { GameFace } from '../../../web/shared/face/game-face.ts'
import { PLINKO_NAMES } from '../names.ts'

export const plinkoFace: GameFace = {
  id: 'plinko',
  names: PLINKO_NAMES,
  loadPage: () => import('./page.ts'),
  loadVerifier: () => import('./verify/verifier.ts'),
}
