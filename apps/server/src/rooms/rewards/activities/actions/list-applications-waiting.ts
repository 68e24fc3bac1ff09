import { z } from 'zod'
import { succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'
import { selectApplications, viewApplications } from '../application-queries.ts'

/** Lists applications under review, oldest first; image URLs are valid for one minute. */
export const listApplicationsWaiting = defineAction({
  name: 'list-applications-waiting',
  permission: 'activities.review',
  summary: 'List offer applications waiting for review',
  input: z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
  secrets: ['images', 'postscript'],
  fourEyes: singleOperator('reads only'),
  subject: () => 'applications waiting',
  async run(ctx, trx, { limit }) {
    const rows = await selectApplications(trx)
      .where('activity_applications.state', '=', 'under_review')
      .orderBy('activity_applications.created_at')
      .orderBy('activity_applications.application_id')
      .limit(limit)
      .execute()
    const views = await viewApplications(ctx, trx, rows, 'zh-TW', 'operator')
    return succeed({
      list: views.map((view, n) => ({ player_id: rows[n]?.player_id.toString(), ...view })),
    })
  },
})
