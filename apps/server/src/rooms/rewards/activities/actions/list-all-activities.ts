import { z } from 'zod'
import { succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'
import { hasEnded, hasStarted } from '../activity-queries.ts'
import { fromActivityRow } from './activity-input.ts'

/** Lists all offers with their configuration, including hidden, ended and upcoming ones. */
export const listAllActivities = defineAction({
  name: 'list-activities',
  permission: 'activities.manage',
  summary: 'List all offers with their ids, including hidden, ended and upcoming ones',
  input: z.object({}),
  secrets: ['list'],
  fourEyes: singleOperator('reads only'),
  subject: () => 'activities',
  async run(ctx, trx) {
    const rows = await trx
      .selectFrom('activities')
      .selectAll()
      .orderBy('sort')
      .orderBy('activity_id')
      .execute()
    const now = ctx.clock.now()
    return succeed({
      list: rows.map((row) => ({
        ...(fromActivityRow(row) as object),
        activity_id: row.activity_id.toString(),
        closed_at: row.closed_at?.toISOString() ?? null,
        is_current: row.is_shown && hasStarted(row, now) && !hasEnded(row, now),
      })),
    })
  },
})
