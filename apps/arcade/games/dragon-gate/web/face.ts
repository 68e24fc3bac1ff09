import type { GameFace } from '../../../web/shared/face/game-face.ts'
import { DRAGON_GATE_NAMES } from '../names.ts'

export const dragonGateFace: GameFace = {
  id: 'dragon-gate',
  names: DRAGON_GATE_NAMES,
  loadPage: () => import('./page.ts'),
  loadVerifier: () => import('./verify/verifier.ts'),
}
