import { netValidBet } from '../../src/games/net-valid-bet.ts'
import { netUncounted, type UncountedPart } from '../../src/games/uncounted.ts'
import { type BaccaratSpot, type BaccaratTable, type Deal, spotReturn } from './rules.ts'

/** Chips on one spot, in minor units. */
export interface Chip {
  readonly spot: BaccaratSpot
  readonly stake: bigint
}

/** Spots of which one wins where the other loses. */
const OPPOSITES: readonly (readonly [BaccaratSpot, BaccaratSpot])[] = [
  ['player', 'banker'],
  ['big', 'small'],
]

/** What a stake pays on a spot, stake included. Stakes are multiples of 10 dollars, so nothing is rounded. */
export const spotPay = (spot: BaccaratSpot, stake: bigint, deal: Deal, table: BaccaratTable): bigint =>
  (stake * BigInt(spotReturn(spot, deal, table))) / 100n

/** Sets opposite chips against each other; the difference stays on the larger one. */
function netChips(chips: readonly Chip[]): Chip[] {
  const stakes = new Map(chips.map(({ spot, stake }) => [spot, stake]))
  for (const [one, other] of OPPOSITES) {
    const [a, b] = [stakes.get(one) ?? 0n, stakes.get(other) ?? 0n]
    const both = a < b ? a : b
    stakes.set(one, a - both)
    stakes.set(other, b - both)
  }
  return [...stakes].flatMap(([spot, stake]) => (stake > 0n ? [{ spot, stake }] : []))
}

/**
 * What counts for turnover, in minor units: opposite chips count their difference; of what is left each chip counts what it won or
 * lost, at most its stake. A stake that came back counts nothing.
 */
export function baccaratValidBet(chips: readonly Chip[], deal: Deal, table: BaccaratTable): bigint {
  return netChips(chips).reduce(
    (sum, { spot, stake }) => sum + netValidBet(stake, spotPay(spot, stake, deal, table)),
    0n,
  )
}

const stakeOf = (chips: readonly Chip[]): bigint => chips.reduce((sum, { stake }) => sum + stake, 0n)

/** What does not count, and why. */
export function baccaratUncounted(
  chips: readonly Chip[],
  deal: Deal,
  table: BaccaratTable,
): readonly UncountedPart[] {
  const left = netChips(chips)
  return [
    { cause: 'opposite', amount: stakeOf(chips) - stakeOf(left) },
    ...left.map(({ spot, stake }) => netUncounted(stake, spotPay(spot, stake, deal, table))),
  ]
}
