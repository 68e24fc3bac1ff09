import type { GameFace } from '../../../web/shared/face/game-face.ts'
import { MINES_NAMES } from '../names.ts'

export const minesFace: GameFace = {
  id: 'mines',
  names: MINES_NAMES,
  loadPage: () => import('./page.tsx'),
  loadVerifier: () => import('./verify/verifier.ts'),
}
