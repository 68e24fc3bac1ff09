import type { GameFrontend } from '../../../web/shared/frontend/game-frontend.ts'
import { ROCKET_NAMES } from '../names.ts'

export const rocketCrashFrontend: GameFrontend = {
  id: 'rocket-crash',
  names: ROCKET_NAMES,
  hasTable: true,
  loadPage: () => import('./page.ts'),
  loadVerifier: () => import('./verify/verifier.ts'),
}
