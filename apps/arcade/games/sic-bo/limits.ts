import { declareReturns, lowestReturn } from '../../src/games/declare-returns.ts'
import type { BetFault, SpotLimits, TableLimits } from '../../src/games/game-module.ts'
import { checkSpot } from '../../src/games/spot-limits.ts'
import { type Chip, payoutOf, stakeOf } from './chips.ts'
import { type Dice, spotReturn } from './rules.ts'
import { FACES, findSpot, SPOTS, type SpotKind } from './spots.ts'

const STEP = 1_000n
/** Maximum stake of all chips of a round together, in minor units. */
export const SIC_BO_ROUND_MAX = 5_000_000n
/** Maximum stake on one spot of a kind, in minor units: the more it pays, the less it takes. */
const SPOT_MAX: Readonly<Record<SpotKind, bigint>> = {
  even: 2_000_000n,
  any_triple: 100_000n,
  double: 300_000n,
  triple: 20_000n,
  total_4_17: 50_000n,
  total_5_16: 100_000n,
  total_6_15: 200_000n,
  total_7_14: 300_000n,
  total_8_13: 500_000n,
  total_9_12: 500_000n,
  total_10_11: 500_000n,
  pair: 500_000n,
  single: 500_000n,
}

const limitsOf = (max: bigint): SpotLimits => ({ min: STEP, max, choices: [], step: STEP, start: STEP })

/** The limits of each kind of spot, in minor units. */
export const SIC_BO_LIMITS: Readonly<Record<SpotKind, SpotLimits>> = {
  even: limitsOf(SPOT_MAX.even),
  any_triple: limitsOf(SPOT_MAX.any_triple),
  double: limitsOf(SPOT_MAX.double),
  triple: limitsOf(SPOT_MAX.triple),
  total_4_17: limitsOf(SPOT_MAX.total_4_17),
  total_5_16: limitsOf(SPOT_MAX.total_5_16),
  total_6_15: limitsOf(SPOT_MAX.total_6_15),
  total_7_14: limitsOf(SPOT_MAX.total_7_14),
  total_8_13: limitsOf(SPOT_MAX.total_8_13),
  total_9_12: limitsOf(SPOT_MAX.total_9_12),
  total_10_11: limitsOf(SPOT_MAX.total_10_11),
  pair: limitsOf(SPOT_MAX.pair),
  single: limitsOf(SPOT_MAX.single),
}

/** Every roll, dice in ascending order: what a bet pays does not depend on their order. */
const ROLLS: readonly Dice[] = FACES.flatMap((a) =>
  FACES.filter((b) => b >= a).flatMap((b) => FACES.filter((c) => c >= b).map((c): Dice => [a, b, c])),
)

const descending = (a: bigint, b: bigint): number => (a < b ? 1 : -1)
const highest = (amounts: readonly bigint[]): bigint => amounts.toSorted(descending)[0] ?? 0n

/** The most that chips can pay on any roll, in minor units. */
export const highestPayout = (chips: readonly Chip[]): bigint =>
  highest(ROLLS.map((dice) => payoutOf(chips, dice)))

/** The most that one bet pays on a roll: the best-paying spots filled first, up to the limit of a round. */
export function maxPayoutOn(dice: Dice): bigint {
  const spots = SPOTS.map(({ kind, covers }) => ({ max: SPOT_MAX[kind], units: spotReturn(covers, dice) }))
  let left = SIC_BO_ROUND_MAX
  let payout = 0n
  for (const { max, units } of spots.sort((a, b) => b.units - a.units)) {
    const stake = max < left ? max : left
    payout += stake * BigInt(units)
    left -= stake
  }
  return payout
}

/** Maximum payout of a round in minor units; no payout is ever cut. */
export const SIC_BO_MAX_WIN = highest(ROLLS.map(maxPayoutOn))
/** The most that all bets of one round pay together. */
export const SIC_BO_MAX_EXPOSURE = 2_000_000_000n

export const SIC_BO_TABLE: TableLimits = { id: 'standard', spots: SIC_BO_LIMITS, maxWin: SIC_BO_MAX_WIN }

/** Checks every chip against the limits of its spot, and all together against the limit of a round. */
export function checkChips(chips: readonly Chip[]): BetFault | null {
  for (const { spot, stake } of chips) {
    const kind = findSpot(spot)?.kind
    if (kind === undefined) return 'not_a_choice'
    const fault = checkSpot(stake, SIC_BO_LIMITS[kind])
    if (fault !== null) return fault
  }
  return stakeOf(chips) > SIC_BO_ROUND_MAX ? 'above_maximum' : null
}

/** The declared return of a kind of spot in percent, rounded down; `rules.test.ts` proves each over all rolls. */
const RTP: Readonly<Record<SpotKind, string>> = {
  even: '97.22',
  any_triple: '88.88',
  double: '88.88',
  triple: '83.79',
  total_4_17: '87.50',
  total_5_16: '88.88',
  total_6_15: '87.96',
  total_7_14: '90.27',
  total_8_13: '87.50',
  total_9_12: '92.59',
  total_10_11: '87.50',
  pair: '97.22',
  single: '92.12',
}

const { even, ...others } = RTP
/** A mode is a kind of spot. Big, small, odd and even are the main bets. */
export const SIC_BO_RETURNS = declareReturns({ even }, others)
/** The lowest return of any other bet. */
export const LOWEST_OTHER_RTP = lowestReturn(Object.values(others))
