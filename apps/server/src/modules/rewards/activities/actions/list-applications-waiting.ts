import { z } from 'zod'
import { succeed } from '../../../../core/outcome.ts'
import { defineAction } from '../../../../operator/action.ts'
import { oneOperator } from '../../../../operator/four-eyes/rule.ts'
import { selectApplications, viewApplications } from '../application-queries.ts'

/** Lists applications under review, oldest first; image URLs are valid for one minute. */
export const listApplicationsWaiting = defineAction({
  name: 'list-applications-waiting',
  permission: 'activities.review',
  summary: 'List offer applications waiting for review',
  input: z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
  secrets: ['images', 'postscript'],
  fourEyes: oneOperator('reads only'),
  subject: () => 'applications waiting',
  async run(hall, trx, { limit }) {
    const rows = await selectApplications(trx)
      .where('activity_applications.state', '=', 'under_review')
      .orderBy('activity_applications.created_at')
      .orderBy('activity_applications.application_id')
      .limit(limit)
      .execute()
    const views = await viewApplications(hall, trx, rows, 'zh-TW', 'operator')
    return succeed({
      list: views.map((view, n) => ({ player_id: rows[n]?.player_id.toString(), ...view })),
    })
  },
})
