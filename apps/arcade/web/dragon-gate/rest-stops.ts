import type { Round } from '../../src/game-api/schema.ts'

const FIRST_STOPS: readonly number[] = [3, 20, 4, 7, 3]

/** Where the reels stand when the page opens or a spin is refused: as the paid spin of the last round left them. */
export function restStops(round: Round | null): readonly number[] {
  return (round?.game === 'dragon-gate' ? round.spins[0]?.stops : undefined) ?? FIRST_STOPS
}
