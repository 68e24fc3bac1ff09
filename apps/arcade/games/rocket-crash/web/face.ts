import type { GameFace } from '../../../web/shared/face/game-face.ts'
import { ROCKET_NAMES } from '../names.ts'

export const rocketCrashFace: GameFace = {
  id: 'rocket-crash',
  names: ROCKET_NAMES,
  hasTable: true,
  loadPage: () => import('./page.ts'),
  loadVerifier: () => import('./verify/verifier.ts'),
}
