import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { RewardsContext, RewardsTrx } from '../../tables.ts'
import { runLeaderboardsJob } from '../jobs/run-leaderboards-job.ts'
import type { RunRow } from '../run-queries.ts'
import { COMMIT_WAIT_MS } from '../settle-run.ts'
import { leaderboardSubject, lockLeaderboard } from './leaderboard-target.ts'

const findOpenRun = (trx: RewardsTrx, activityId: bigint): Promise<RunRow | undefined> =>
  trx
    .selectFrom('leaderboard_runs')
    .selectAll()
    .where('activity_id', '=', activityId)
    .where('state', '=', 'open')
    .orderBy('starts_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

/**
 * Closes a leaderboard: `after_run` starts no further run; `now` also ends the present one, whose standings are final then;
 * `cancel` ends it without prizes. 404 unknown leaderboard, 20009 already ended.
 */
export const closeLeaderboard = implementAction(operatorCalls.closeLeaderboard, {
  subject: leaderboardSubject,
  applies: async (_ctx, trx: RewardsTrx, { activity_id, how }) =>
    how !== 'after_run' && (await findOpenRun(trx, activity_id)) !== undefined,
  async run(ctx: RewardsContext, trx: RewardsTrx, { activity_id: activityId, how }) {
    const now = ctx.clock.now()
    const row = await lockLeaderboard(trx, activityId)
    if (row === undefined) return refuse(404)
    if (row.closed_at !== null || (row.end_time !== null && row.end_time <= now)) return refuse(20009)
    const found = await findOpenRun(trx, activityId)
    // One that ended a moment ago is counted and settled as it is.
    const run = found !== undefined && found.ends_at > now ? found : undefined
    const endsAt = run !== undefined && how === 'after_run' ? run.ends_at : now
    if (run !== undefined && how !== 'after_run')
      await trx
        .updateTable('leaderboard_runs')
        .set({ ends_at: now, ...(how === 'cancel' && { state: 'cancelled' as const }) })
        .where('run_id', '=', run.run_id)
        .execute()
    // What has not begun, or is cancelled, leaves the list of offers; else it ends with its run.
    const isGone = run === undefined || how === 'cancel' || run.starts_at >= endsAt
    await trx
      .updateTable('activities')
      .set(isGone ? { closed_at: now } : { end_time: endsAt, time_type: 'start_to_end' })
      .where('activity_id', '=', activityId)
      .execute()
    if (how === 'now') {
      const runAt = new Date(now.getTime() + COMMIT_WAIT_MS)
      await ctx.jobs.enqueue(trx, runLeaderboardsJob, {}, { key: 'run-leaderboards', runAt })
    }
    return succeed({ activity_id: activityId.toString(), ends_at: endsAt.toISOString() })
  },
})
