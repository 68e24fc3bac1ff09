import { z } from 'zod'
import { succeed } from '../../../../core/outcome.ts'
import { defineAction } from '../../../../operator/action.ts'
import { oneOperator } from '../../../../operator/four-eyes/rule.ts'
import { isBegun, isOver } from '../activity-queries.ts'
import { fromRow } from './activity-input.ts'

/** Every offer as it is set up, also those that are hidden, over or still to come. */
export const listAllActivities = defineAction({
  name: 'list-activities',
  permission: 'activities.manage',
  summary: 'List every offer as it is set up, with its id: hidden, over and coming ones too',
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
