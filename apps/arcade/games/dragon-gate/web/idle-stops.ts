import type { DragonGateRound } from '../schemas.ts'

const FIRST_STOPS: readonly number[] = [3, 20, 4, 7, 3]

/** Returns the reel stops shown when the page opens or a spin is refused: those of the last round's paid spin, or a default. */
export function idleStops(round: DragonGateRound | null): readonly number[] {
  return round?.spins[0]?.stops ?? FIRST_STOPS
}
