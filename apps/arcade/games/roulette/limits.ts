import type { SpotLimits, TableLimits } from '../../src/games/game-module.ts'
import { PAYOUTS, SPOT_KINDS, SPOTS, type SpotKind } from './spots.ts'

/** The tables: at `french` an even-money chip gets half of its stake back when zero falls (la partage). */
export const ROULETTE_TABLE_IDS = ['european', 'french'] as const
export type RouletteTableId = (typeof ROULETTE_TABLE_IDS)[number]

const STEP = 1_000n
/** Maximum stake of all chips of a round together, in minor units. */
export const ROULETTE_ROUND_MAX = 5_000_000n
/** Maximum stake on one spot of a kind, in minor units: the more numbers it covers, the more it takes. */
const SPOT_MAX: Readonly<Record<SpotKind, bigint>> = {
  straight: 100_000n,
  split: 200_000n,
  street: 300_000n,
  corner: 400_000n,
  line: 600_000n,
  dozen: 1_500_000n,
  even: 2_000_000n,
}

const limitsOf = (kind: SpotKind, min: bigint): SpotLimits => ({
  min,
  max: SPOT_MAX[kind],
  choices: [],
  step: STEP,
  start: min,
})

const spotsFrom = (evenMin: bigint): Record<SpotKind, SpotLimits> => ({
  straight: limitsOf('straight', STEP),
  split: limitsOf('split', STEP),
  street: limitsOf('street', STEP),
  corner: limitsOf('corner', STEP),
  line: limitsOf('line', STEP),
  dozen: limitsOf('dozen', STEP),
  even: limitsOf('even', evenMin),
})

/** The limits of each table by kind of spot. Half of every even-money stake is a whole number of minor units. */
export const ROULETTE_LIMITS: Readonly<Record<RouletteTableId, Readonly<Record<SpotKind, SpotLimits>>>> = {
  european: spotsFrom(STEP),
  french: spotsFrom(5_000n),
}

/** Returns the most that a round pays when `number` falls: the best-paying spots filled first, up to the limit of a round. */
export function highestPayout(number: number): bigint {
  let left = ROULETTE_ROUND_MAX
  let payout = 0n
  for (const kind of SPOT_KINDS) {
    for (const spot of SPOTS) {
      if (spot.kind !== kind || !spot.numbers.includes(number)) continue
      const stake = SPOT_MAX[kind] < left ? SPOT_MAX[kind] : left
      payout += stake * (PAYOUTS[kind] + 1n)
      left -= stake
    }
  }
  return payout
}

const descending = (a: bigint, b: bigint): number => (a < b ? 1 : -1)

/** Maximum payout of a round in minor units; no payout is ever cut. */
export const ROULETTE_MAX_WIN = [...Array(37).keys()].map(highestPayout).sort(descending)[0] ?? 0n

export const ROULETTE_TABLES: readonly [TableLimits, TableLimits] = [
  { id: 'european', spots: ROULETTE_LIMITS.european, maxWin: ROULETTE_MAX_WIN },
  { id: 'french', spots: ROULETTE_LIMITS.french, maxWin: ROULETTE_MAX_WIN },
]
