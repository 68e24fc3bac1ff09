import type { RandomStream } from '../../src/fairness/random-stream.ts'
import type { UncountedPart } from '../../src/games/uncounted.ts'
import type { RouletteTableId } from './limits.ts'
import { findSpot, OPPOSITES, PAYOUTS, type Spot } from './spots.ts'
import { POCKETS } from './wheel.ts'

/** A stake on a spot, in minor units. */
export interface Chip {
  readonly spot: string
  readonly stake: bigint
}

/** More numbers than this and the chips together count nothing for turnover. */
export const MOST_COUNTED_NUMBERS = 24

/** Draws the number of a round, 0 to 36. */
export const spinWheel = (stream: RandomStream): number => stream.nextInt(POCKETS)

/** Whether the table returns half of the chip although it lost. */
const isShared = (kind: Spot['kind'], number: number, table: RouletteTableId): boolean =>
  table === 'french' && number === 0 && kind === 'even'

/** Returns what a chip pays with its stake, in minor units. */
export function chipPayout({ spot: id, stake }: Chip, number: number, table: RouletteTableId): bigint {
  const spot = findSpot(id)
  if (spot === undefined) return 0n
  if (spot.numbers.includes(number)) return stake * (PAYOUTS[spot.kind] + 1n)
  return isShared(spot.kind, number, table) ? stake / 2n : 0n
}

/** Returns the chips after opposite ones have been set against each other: of each pair the difference is left. */
function withoutOpposites(chips: readonly Chip[]): Chip[] {
  const stakes = new Map(chips.map(({ spot, stake }) => [spot, stake]))
  for (const [one, other] of OPPOSITES) {
    const both = [stakes.get(one) ?? 0n, stakes.get(other) ?? 0n] as const
    const common = both[0] < both[1] ? both[0] : both[1]
    stakes.set(one, both[0] - common)
    stakes.set(other, both[1] - common)
  }
  return [...stakes].map(([spot, stake]) => ({ spot, stake })).filter(({ stake }) => stake > 0n)
}

/** Returns the numbers on which at least one chip wins, ascending. */
export function coveredNumbers(chips: readonly Pick<Chip, 'spot'>[]): number[] {
  const covered = new Set(chips.flatMap(({ spot }) => findSpot(spot)?.numbers ?? []))
  return [...covered].sort((a, b) => a - b)
}

/**
 * Returns what a round counts for turnover, in minor units: opposite chips count their difference; what is left counts nothing
 * when it covers more than 24 numbers; a chip of which half came back counts the half that was lost.
 */
export function rouletteValidBet(chips: readonly Chip[], number: number, table: RouletteTableId): bigint {
  const left = withoutOpposites(chips)
  if (coveredNumbers(left).length > MOST_COUNTED_NUMBERS) return 0n
  return left.reduce((sum, { spot, stake }) => {
    const kind = findSpot(spot)?.kind
    return sum + (kind !== undefined && isShared(kind, number, table) ? stake / 2n : stake)
  }, 0n)
}

const stakeOf = (chips: readonly Chip[]): bigint => chips.reduce((sum, { stake }) => sum + stake, 0n)

/** Returns what of a round does not count for turnover, and why. */
export function rouletteUncounted(
  chips: readonly Chip[],
  number: number,
  table: RouletteTableId,
): readonly UncountedPart[] {
  const left = withoutOpposites(chips)
  const [opposite, rest] = [
    stakeOf(chips) - stakeOf(left),
    stakeOf(left) - rouletteValidBet(chips, number, table),
  ]
  const isCovering = coveredNumbers(left).length > MOST_COUNTED_NUMBERS
  return [
    { cause: 'opposite', amount: opposite },
    { cause: isCovering ? 'covers_most' : 'part_back', amount: rest },
  ]
}
