import type { GameFace } from '../../../web/shared/face/game-face.ts'
import { NEON_SEVENS_NAMES } from '../names.ts'

export const neonSevensFace: GameFace = {
  id: 'neon-sevens',
  names: NEON_SEVENS_NAMES,
  loadPage: () => import('./page.ts'),
  loadVerifier: () => import('./verify/verifier.ts'),
}
