import type { RandomStream } from '../../src/fairness/random-stream.ts'

export const MINES_TILES = 25
export const MINES_MIN = 1
export const MINES_MAX = 24

/** Stake in minor units: any multiple of `step` between `min` and `max`. */
export const MINES_BET = { min: 1_000n, max: 500_000n, step: 100n, start: 2_000n } as const
/** Maximum payout of a round in minor units; a round whose next pick would exceed it is cashed out. */
export const MINES_MAX_WIN = 200_000_000n
/** Return to player as a fraction: 99 %. */
const MINES_RETURN = { numerator: 99n, denominator: 100n } as const

/** An exact multiplier: `numerator / denominator` times the stake. */
export interface Ratio {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** Draws the tiles (0–24, row by row) that hide a mine, ascending. */
export function placeMines(stream: RandomStream, mines: number): number[] {
  const deck = Array.from({ length: MINES_TILES }, (_, tile) => tile)
  const laid: number[] = []
  for (let drawn = 0; drawn < mines; drawn += 1) {
    const [tile] = deck.splice(stream.nextInt(deck.length), 1)
    if (tile !== undefined) laid.push(tile)
  }
  return laid.sort((a, b) => a - b)
}

/** Returns the exact multiplier after `picks` safe tiles with `mines` mines: 99 % divided by the probability. */
export function minesMultiplier(mines: number, picks: number): Ratio {
  return {
    numerator: MINES_RETURN.numerator * binomial(MINES_TILES, picks),
    denominator: MINES_RETURN.denominator * binomial(MINES_TILES - mines, picks),
  }
}

/** Returns the payout after `picks` safe tiles in minor units, rounded down; 0 before the first pick. */
export function minesPayout(bet: bigint, mines: number, picks: number): bigint {
  if (picks === 0) return 0n
  const { numerator, denominator } = minesMultiplier(mines, picks)
  return (bet * numerator) / denominator
}

/** Returns how many tiles a round may open: all safe ones, or fewer when the next payout would exceed the maximum. */
export function minesPickLimit(bet: bigint, mines: number): number {
  const safeTiles = MINES_TILES - mines
  let picks = 1
  while (picks < safeTiles && minesPayout(bet, mines, picks + 1) <= MINES_MAX_WIN) picks += 1
  return picks
}

/** Formats a multiplier, rounded down: two decimals below 1,000, none above. `1.03`, `24.75`, `5148297`. */
export function formatMultiplier({ numerator, denominator }: Ratio): string {
  const hundredths = (numerator * 100n) / denominator
  const whole = hundredths / 100n
  return whole >= 1000n ? `${whole}` : `${whole}.${(hundredths % 100n).toString().padStart(2, '0')}`
}

/** Returns the binomial coefficient C(n, k), exactly. */
export function binomial(n: number, k: number): bigint {
  let result = 1n
  for (let i = 1; i <= k; i += 1) result = (result * BigInt(n - k + i)) / BigInt(i)
  return result
}
