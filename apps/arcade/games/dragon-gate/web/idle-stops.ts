import type { Round } from '../../../src/game-api/schema.ts'
import { isDragonGateRound } from './dragon-gate-round.ts'

const FIRST_STOPS: readonly number[] = [3, 20, 4, 7, 3]

/** Returns the reel stops shown when the page opens or a spin is refused: those of the last round's paid spin, or a default. */
export function idleStops(round: Round | null): readonly number[] {
  return (isDragonGateRound(round) ? round.spins[0]?.stops : undefined) ?? FIRST_STOPS
}
