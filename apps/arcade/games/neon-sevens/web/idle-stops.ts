import type { NeonSevensRound } from '../schemas.ts'

/** Three sevens on the middle line. */
const FIRST_STOPS: readonly number[] = [20, 13, 0]

/** The stops shown when the page opens or a spin is refused: those of the last round, or the machine's own. */
export const idleStops = (last: NeonSevensRound | null): readonly number[] => last?.stops ?? FIRST_STOPS
