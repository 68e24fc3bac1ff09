import type { Round } from '../../../src/game-api/schema.ts'
import type { DragonGateRound } from '../schemas.ts'

/** Whether a round of the session is this game's, with its fields. */
export const isDragonGateRound = (round: Round | null): round is DragonGateRound =>
  round?.game === 'dragon-gate'
