import type { SpotLimits, TableLimits } from '../../src/games/game-module.ts'
import { BACCARAT_SPOTS, type BaccaratSpot, type BaccaratTable } from './rules.ts'

/** `super_six` is 免傭. */
export const BACCARAT_TABLE_IDS = ['standard', 'super_six'] as const satisfies readonly BaccaratTable[]

/** Every payout of a multiple of this is a whole number of minor units. */
const STEP = 1_000n
/** Maximum stake of all chips of a round together, in minor units. */
export const BACCARAT_ROUND_MAX = 10_000_000n
/** Maximum stake on each spot, in minor units. */
const SPOT_MAX: Readonly<Record<BaccaratSpot, bigint>> = {
  player: 5_000_000n,
  banker: 5_000_000n,
  tie: 500_000n,
  player_pair: 500_000n,
  banker_pair: 500_000n,
  big: 1_000_000n,
  small: 1_000_000n,
  super_six: 400_000n,
  lucky_six: 300_000n,
  player_dragon: 200_000n,
  banker_dragon: 200_000n,
}

/** 大 and 小 are taken in the first hands of a shoe only. */
export const SIZE_HANDS = 30
export const SIZE_SPOTS: readonly BaccaratSpot[] = ['big', 'small']

/** The spots of each table: super six belongs to the table where the banker's six pays half. */
export const TABLE_SPOTS: Readonly<Record<BaccaratTable, readonly BaccaratSpot[]>> = {
  standard: BACCARAT_SPOTS.filter((spot) => spot !== 'super_six'),
  super_six: BACCARAT_SPOTS,
}

export const SPOT_LIMITS: Readonly<Record<BaccaratSpot, SpotLimits>> = limitsOf(SPOT_MAX)

function limitsOf(most: Readonly<Record<BaccaratSpot, bigint>>): Record<BaccaratSpot, SpotLimits> {
  const limits = (spot: BaccaratSpot): SpotLimits => ({
    min: STEP,
    max: most[spot],
    choices: [],
    step: STEP,
    start: STEP,
  })
  return {
    player: limits('player'),
    banker: limits('banker'),
    tie: limits('tie'),
    player_pair: limits('player_pair'),
    banker_pair: limits('banker_pair'),
    big: limits('big'),
    small: limits('small'),
    super_six: limits('super_six'),
    lucky_six: limits('lucky_six'),
    player_dragon: limits('player_dragon'),
    banker_dragon: limits('banker_dragon'),
  }
}

/** The most that a round pays at each table, in minor units; no payout is ever cut. */
export const BACCARAT_MAX_WIN: Readonly<Record<BaccaratTable, bigint>> = {
  standard: 30_590_000n,
  super_six: 34_740_000n,
}

const tableOf = (id: BaccaratTable): TableLimits => ({
  id,
  spots: Object.fromEntries(TABLE_SPOTS[id].map((spot) => [spot, SPOT_LIMITS[spot]])),
  maxWin: BACCARAT_MAX_WIN[id],
})

export const BACCARAT_TABLES: readonly [TableLimits, TableLimits] = [
  tableOf('standard'),
  tableOf('super_six'),
]
