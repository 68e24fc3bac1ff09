import { activityInput, operatorCalls } from '@gamehall/contract/operator'
import { succeed } from '../../../../platform/context/outcome.ts'
import { implementRead } from '../../../../platform/operator/action.ts'
import type { RewardsContext, RewardsTrx } from '../../tables.ts'
import { hasEnded, hasStarted } from '../activity-queries.ts'
import { fromActivityRow } from './activity-input.ts'

/** Lists all offers with their configuration, including hidden, ended and upcoming ones. */
export const listAllActivities = implementRead(operatorCalls.listActivities, {
  async run(ctx: RewardsContext, trx: RewardsTrx) {
    const rows = await trx
      .selectFrom('activities')
      .selectAll()
      .where('mode', '<>', 'leaderboard')
      .orderBy('sort')
      .orderBy('activity_id')
      .execute()
    const now = ctx.clock.now()
    return succeed({
      list: rows.map((row) => ({
        ...activityInput.parse(fromActivityRow(row)),
        activity_id: row.activity_id.toString(),
        closed_at: row.closed_at?.toISOString() ?? null,
        is_current: row.is_shown && hasStarted(row, now) && !hasEnded(row, now),
      })),
    })
  },
})
