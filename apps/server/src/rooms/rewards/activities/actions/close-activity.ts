import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { RewardsContext, RewardsTrx } from '../../tables.ts'
import { activitySubject } from './activity-target.ts'

/**
 * Closes an offer now (§4: the official end), or reopens it. A closed offer takes no more claims or applications; those under
 * review are still decided. 404 unknown offer.
 */
export const closeActivity = implementAction(operatorCalls.closeActivity, {
  subject: activitySubject,
  applies: async (_ctx, _trx, { is_closed }) => !is_closed,
  async run(ctx: RewardsContext, trx: RewardsTrx, { activity_id: activityId, is_closed: isClosed }) {
    const closed = await trx
      .updateTable('activities')
      .set({ closed_at: isClosed ? ctx.clock.now() : null })
      .where('activity_id', '=', activityId)
      .where('mode', '<>', 'leaderboard')
      .returning('activity_id')
      .executeTakeFirst()
    return closed === undefined
      ? refuse(404)
      : succeed({ activity_id: activityId.toString(), is_closed: isClosed })
  },
})
