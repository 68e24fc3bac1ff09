import { HOUR_MS } from '../../../platform/time/durations.ts'
import { areBetsPulledUntil } from '../../games/index.ts'
import { formatWalletOrderNo } from '../../wallet/index.ts'
import type { RewardsContext, RewardsTrx } from '../tables.ts'
import { countEverybody } from './count-rounds-of-run.ts'
import { findWinners } from './find-winners.ts'
import { countPrizes, prizeOfPlace } from './leaderboard-prizes.ts'
import { lockRun, parseLeaderboardRule, type RunRow } from './run-queries.ts'
import { RELATED_ACCOUNT } from './standings.ts'

/** Lets bets commit that settled before the end. */
export const COMMIT_WAIT_MS = 10_000
/** How long after the end the standings wait for platforms whose bets are not all pulled. */
const BETS_WAIT_MS = 30 * 60_000

/** Whether every bet that counts in a run has been stored, or the waiting time is over. */
export async function mayFreeze(ctx: RewardsContext, { ends_at }: RunRow, now: Date): Promise<boolean> {
  const waited = now.getTime() - ends_at.getTime()
  if (waited < COMMIT_WAIT_MS) return false
  return waited >= BETS_WAIT_MS || (await areBetsPulledUntil(ctx.db, ends_at))
}

/** Counts all rounds of an ended run a last time; its standings are final then. False when another process did it. */
export const freezeRun = (ctx: RewardsContext, runId: bigint): Promise<boolean> =>
  ctx.db.transaction().execute(async (trx) => {
    const run = await lockRun(trx, runId, 'open')
    if (run === undefined) return false
    await countEverybody(ctx, trx, run)
    await trx.deleteFrom('leaderboard_hours').where('run_id', '=', runId).execute()
    await trx
      .updateTable('leaderboard_runs')
      .set({ state: 'frozen', frozen_at: ctx.clock.now() })
      .where('run_id', '=', runId)
      .execute()
    return true
  })

/** When the prizes of a frozen run are given. */
export const settlesAt = ({ rule, frozen_at }: Pick<RunRow, 'rule' | 'frozen_at'>): Date | null =>
  frozen_at && new Date(frozen_at.getTime() + parseLeaderboardRule(rule).review_hours * HOUR_MS)

/** Gives the places and prizes of a frozen run, once. They are paid one by one afterwards. */
export const settleRun = (ctx: RewardsContext, runId: bigint): Promise<boolean> =>
  ctx.db.transaction().execute(async (trx) => {
    const run = await lockRun(trx, runId, 'frozen')
    if (run === undefined) return false
    await givePrizes(ctx, trx, run)
    await trx.updateTable('leaderboard_runs').set({ state: 'settled' }).where('run_id', '=', runId).execute()
    return true
  })

async function givePrizes(ctx: RewardsContext, trx: RewardsTrx, run: RunRow): Promise<void> {
  const now = ctx.clock.now()
  const rule = parseLeaderboardRule(run.rule)
  const { winners, related } = await findWinners(trx, run, countPrizes(rule), now)
  if (related.length > 0)
    await trx
      .updateTable('leaderboard_scores')
      .set({ disqualified: RELATED_ACCOUNT })
      .where('run_id', '=', run.run_id)
      .where('player_id', 'in', related)
      .execute()
  const prizes = winners.flatMap(({ playerId, signal }, index) => {
    const amountMinor = prizeOfPlace(rule, index + 1)
    if (amountMinor === null) return []
    return {
      run_id: run.run_id,
      place: index + 1,
      player_id: playerId,
      amount_minor: amountMinor,
      state: signal === null ? ('due' as const) : ('held' as const),
      signal,
      order_no: formatWalletOrderNo('B', now, ctx.ids),
      decided_at: null,
    }
  })
  if (prizes.length > 0) await trx.insertInto('leaderboard_prizes').values(prizes).execute()
  ctx.log.info(
    { run_id: run.run_id.toString(), prizes: prizes.length, related: related.length },
    'leaderboard settled',
  )
}
