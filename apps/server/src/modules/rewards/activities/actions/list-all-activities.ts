import { z } from 'zod'
import { succeed } from '../../../../core/outcome.ts'
import { defineAction } from '../../../../operator/action.ts'
import { oneOperator } from '../../../../operator/four-eyes/rule.ts'
import { isBegun, isOver } from '../activity-queries.ts'
import { fromRow } from './activity-input.ts'

/** Lists all offers with their configuration, including hidden, ended and upcoming ones. */
export const listAllActivities = defineAction({
  name: 'list-activities',
  permission: 'activities.manage',
  summary: 'List all offers with their ids, including hidden, ended and upcoming ones',
  input: z.object({}),
  secrets: ['list'],
  fourEyes: oneOperator('reads only'),
  subject: () => 'activities',
  async run(hall, trx) {
    const rows = await trx
      .selectFrom('activities')
      .selectAll()
      .orderBy('sort')
      .orderBy('activity_id')
      .execute()
    const now = hall.clock.now()
    return succeed({
      list: rows.map((row) => ({
        ...(fromRow(row) as object),
        activity_id: row.activity_id.toString(),
        closed_at: row.closed_at?.toISOString() ?? null,
        is_current: row.is_shown && isBegun(row, now) && !isOver(row, now),
      })),
    })
  },
})
