import { leaderboardInput, operatorCalls } from '@gamehall/contract/operator'
import { refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { ActivityRow } from '../../activities/activity-queries.ts'
import type { RewardsContext, RewardsTrx } from '../../tables.ts'
import { selectLeaderboards } from '../run-queries.ts'
import {
  findWrongField,
  fromLeaderboardRow,
  toLeaderboardRow,
  worthOfLeaderboard,
} from './leaderboard-input.ts'
import { leaderboardSubject, lockLeaderboard } from './leaderboard-target.ts'

const find = (trx: RewardsTrx, activityId: bigint) =>
  selectLeaderboards(trx).where('activity_id', '=', activityId).executeTakeFirst()

const merge = (row: ActivityRow, change: object) =>
  leaderboardInput.parse({ ...(fromLeaderboardRow(row) as object), ...change })

/**
 * Edits the given fields of a leaderboard. Runs that have started keep the rules, prizes and end that players saw: the edit is
 * for the next ones. 404 unknown leaderboard, 400 the invalid field, or the rules of a single run that has started.
 */
export const editLeaderboard = implementAction(operatorCalls.editLeaderboard, {
  subject: leaderboardSubject,
  async stake(_ctx, trx: RewardsTrx, { activity_id: activityId, ...change }) {
    const row = await find(trx, activityId)
    return row === undefined ? null : { playerId: null, worthMinor: worthOfLeaderboard(merge(row, change)) }
  },
  version: (trx: RewardsTrx, { activity_id }) => find(trx, activity_id),
  async run(ctx: RewardsContext, trx: RewardsTrx, { activity_id: activityId, ...change }) {
    const row = await lockLeaderboard(trx, activityId)
    if (row === undefined) return refuse(404)
    const next = merge(row, change)
    const hasStarted = row.start_time !== null && row.start_time <= ctx.clock.now()
    if (hasStarted && new Date(next.start_time).getTime() !== row.start_time?.getTime())
      return refuseField('start_time', 'invalid')
    const before = merge(row, {})
    const wasSingle = before.leaderboard.period === 'once'
    const changed = (['leaderboard', 'end_time', 'wash_percent'] as const).find(
      (field) => JSON.stringify(before[field]) !== JSON.stringify(next[field]),
    )
    if (hasStarted && wasSingle && changed !== undefined) return refuseField(changed, 'invalid')
    const wrong = await findWrongField(trx, next)
    if (wrong !== null) return refuseField(wrong.field, wrong.rule)
    await trx
      .updateTable('activities')
      .set(toLeaderboardRow(next))
      .where('activity_id', '=', activityId)
      .execute()
    return succeed({ activity_id: activityId.toString() })
  },
})
