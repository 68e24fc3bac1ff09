import { operatorCalls } from '@gamehall/contract/operator'
import { succeed } from '../../../../platform/context/outcome.ts'
import { implementRead } from '../../../../platform/operator/action.ts'
import type { RewardsContext, RewardsTrx } from '../../tables.ts'
import { selectApplications, viewApplications } from '../application-queries.ts'

/** Lists applications under review, oldest first; image URLs are valid for one minute. */
export const listApplicationsWaiting = implementRead(operatorCalls.listApplicationsWaiting, {
  async run(ctx: RewardsContext, trx: RewardsTrx, { limit }) {
    const rows = await selectApplications(trx)
      .where('activity_applications.state', '=', 'under_review')
      .orderBy('activity_applications.created_at')
      .orderBy('activity_applications.application_id')
      .limit(limit)
      .execute()
    const views = await viewApplications(ctx, trx, rows, 'zh-TW', 'operator')
    return succeed({
      list: views.map((view, n) => ({ player_id: String(rows[n]?.player_id), ...view })),
    })
  },
})
