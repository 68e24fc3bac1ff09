import type { GameFrontend } from '../../../web/shared/frontend/game-frontend.ts'
import { DRAGON_GATE_NAMES } from '../names.ts'

export const dragonGateFrontend: GameFrontend = {
  id: 'dragon-gate',
  names: DRAGON_GATE_NAMES,
  loadPage: () => import('./page.ts'),
  loadVerifier: () => import('./verify/verifier.ts'),
}
