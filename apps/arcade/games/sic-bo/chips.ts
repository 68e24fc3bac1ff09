import { parseAmount } from '../../src/wallet/amount.ts'
import { type Dice, spotReturn } from './rules.ts'
import { findSpot, OPPOSITES } from './spots.ts'

/** A stake on a spot, in minor units. */
export interface Chip {
  readonly spot: string
  readonly stake: bigint
}

/** A stake on a spot as the wire has it. */
export interface WireChip {
  readonly spot: string
  readonly amount: string
}

export const readChips = (chips: readonly WireChip[]): Chip[] =>
  chips.map(({ spot, amount }) => ({ spot, stake: parseAmount(amount) ?? 0n }))

export const stakeOf = (chips: readonly Chip[]): bigint => chips.reduce((sum, { stake }) => sum + stake, 0n)

/** Adds chips; those on the same spot become one stake, in the order in which spots were first bet on. */
export function addChips(chips: readonly Chip[], added: readonly Chip[]): Chip[] {
  const stakes = new Map(chips.map(({ spot, stake }) => [spot, stake]))
  for (const { spot, stake } of added) stakes.set(spot, (stakes.get(spot) ?? 0n) + stake)
  return [...stakes].map(([spot, stake]) => ({ spot, stake }))
}

/** What a chip pays with its stake, in minor units; 0 for a lost one. */
export function chipPayout({ spot: id, stake }: Chip, dice: Dice): bigint {
  const spot = findSpot(id)
  return spot === undefined ? 0n : stake * BigInt(spotReturn(spot.covers, dice))
}

export const payoutOf = (chips: readonly Chip[], dice: Dice): bigint =>
  chips.reduce((sum, chip) => sum + chipPayout(chip, dice), 0n)

/** What the chips count for turnover, in minor units: of big and small, and of odd and even, only the difference. */
export function validBetOf(chips: readonly Chip[]): bigint {
  const stakes = new Map(chips.map(({ spot, stake }) => [spot, stake]))
  const common = OPPOSITES.reduce((sum, [one, other]) => {
    const both = [stakes.get(one) ?? 0n, stakes.get(other) ?? 0n] as const
    return sum + (both[0] < both[1] ? both[0] : both[1])
  }, 0n)
  return stakeOf(chips) - 2n * common
}
