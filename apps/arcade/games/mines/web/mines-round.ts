import type { Round } from '../../../src/game-api/schema.ts'
import type { MinesRound } from '../schemas.ts'

/** Whether a round of the session is this game's, with its fields. */
export const isMinesRound = (round: Round | null): round is MinesRound => round?.game === 'mines'
