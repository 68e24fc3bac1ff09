import type { SharedRules } from '../../src/games/game-module.ts'
import { checkInRound } from './check-bet.ts'
import { baccaratMark } from './mark.ts'
import { BACCARAT_TABLE_NAMES } from './names.ts'
import { chipsOf, settleHand } from './play.ts'
import type { BaccaratSpot } from './rules.ts'
import { type BaccaratAction, type BaccaratBet, type BaccaratState, baccaratHandSchema } from './schemas.ts'
import { dealHand, HANDS_PER_SHOE } from './shoe.ts'
import { dealTimes } from './timeline.ts'

/** The most that all bets of one round pay together, in minor units. */
const MAX_EXPOSURE = 2_000_000_000n
/** More than the highest bet of a table can pay. */
const MAX_PLAYER_EXPOSURE = MAX_EXPOSURE / 20n

/** Hundredths that a spot returns at best. */
const BEST = {
  pair: 1_200n,
  tie: 900n,
  big: 154n,
  small: 250n,
  superSix: 1_600n,
  luckySix: 2_100n,
  dragon: 3_100n,
}

const descending = (a: bigint, b: bigint): number => (a < b ? 1 : -1)
const highest = (...amounts: readonly bigint[]): bigint => amounts.toSorted(descending)[0] ?? 0n

/** The most that a bet can pay, in minor units: by the winner of the hand, everything beside it at its best. */
export function highestPay({ table, chips }: BaccaratState): bigint {
  const stakes = new Map(chipsOf(chips).map(({ spot, stake }) => [spot, stake]))
  const on = (spot: BaccaratSpot) => stakes.get(spot) ?? 0n
  const byPlayer = on('player') * 200n + on('player_dragon') * BEST.dragon
  const byBanker =
    on('banker') * (table === 'standard' ? 195n : 200n) +
    on('banker_dragon') * BEST.dragon +
    on('super_six') * BEST.superSix +
    on('lucky_six') * BEST.luckySix
  const byTie =
    on('tie') * BEST.tie + (on('player') + on('banker') + on('player_dragon') + on('banker_dragon')) * 100n
  const beside =
    (on('player_pair') + on('banker_pair')) * BEST.pair +
    highest(on('big') * BEST.big, on('small') * BEST.small)
  return (highest(byPlayer, byBanker, byTie) + beside) / 100n
}

/** One hand for everybody at the table. It is shown from the start of its run, so it is never void once it has begun. */
export const baccaratShared: SharedRules<BaccaratBet, BaccaratState, BaccaratAction> = {
  timing: { bettingMs: 12_000, closedMs: 1_000, resultMs: 4_500 },
  reveals: 'start',
  betsPerPlayer: 1,
  maxExposure: MAX_EXPOSURE,
  maxPlayerExposure: MAX_PLAYER_EXPOSURE,
  historySize: HANDS_PER_SHOE + 4,
  outcomeSchema: baccaratHandSchema,
  tableNames: BACCARAT_TABLE_NAMES,
  tableOf: ({ table }) => table,
  draw: (_table, _stream, round) => dealHand(round),
  checkState: checkInRound,
  runMs: (outcome) => dealTimes(baccaratHandSchema.parse(outcome)).endsAt,
  maxPay: highestPay,
  dueMs: () => null,
  dueAction: null,
  settle(state, { moment }) {
    if (moment?.phase === 'VOIDING') return { state, isOver: 'void' }
    return settleHand(state, baccaratHandSchema.parse(moment?.outcome))
  },
  mark: baccaratMark,
  publicBet: ({ chips }) => ({ chips: chips.map(({ spot, amount }) => ({ spot, amount })) }),
}
