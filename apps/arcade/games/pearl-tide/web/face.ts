import type { GameFace } from '../../../web/shared/face/game-face.ts'
import { PEARL_TIDE_NAMES } from '../names.ts'

export const pearlTideFace: GameFace = {
  id: 'pearl-tide',
  names: PEARL_TIDE_NAMES,
  loadPage: () => import('./page.ts'),
  loadVerifier: () => import('./verify/verifier.ts'),
}
