import { z } from 'zod'
import { refuse, succeed } from '../../../../core/outcome.ts'
import { defineAction } from '../../../../operator/action.ts'
import { activitySubject, activityTarget } from './activity-target.ts'

/**
 * Ends an offer now (§4: the official end), or opens it again. Nobody gets it any more; applications under review are still
 * decided. 404 none.
 */
export const closeActivity = defineAction({
  name: 'close-activity',
  permission: 'activities.manage',
  summary: 'End an offer now, or open it again',
  input: activityTarget.extend({ is_closed: z.boolean().default(true) }),
  fourEyes: {
    rule: 'when',
    what: 'an offer is opened again',
    applies: async (_hall, _trx, { is_closed }) => !is_closed,
  },
  subject: activitySubject,
  async run(hall, trx, { activity_id: activityId, is_closed: isClosed }) {
    const closed = await trx
      .updateTable('activities')
      .set({ closed_at: isClosed ? hall.clock.now() : null })
      .where('activity_id', '=', activityId)
      .returning('activity_id')
      .executeTakeFirst()
    return closed === undefined
      ? refuse(404)
      : succeed({ activity_id: activityId.toString(), is_closed: isClosed })
  },
})
