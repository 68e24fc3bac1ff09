import { z } from 'zod'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { activitySubject, activityTarget } from './activity-target.ts'

/**
 * Closes an offer now (§4: the official end), or reopens it. A closed offer takes no more claims or applications; those under
 * review are still decided. 404 unknown offer.
 */
export const closeActivity = defineAction({
  name: 'close-activity',
  permission: 'activities.manage',
  summary: 'Close an offer now, or reopen it',
  input: activityTarget.extend({ is_closed: z.boolean().default(true) }),
  fourEyes: {
    rule: 'when',
    what: 'an offer is reopened',
    applies: async (_hall, _trx, { is_closed }) => !is_closed,
  },
  subject: activitySubject,
  async run(ctx, trx, { activity_id: activityId, is_closed: isClosed }) {
    const closed = await trx
      .updateTable('activities')
      .set({ closed_at: isClosed ? ctx.clock.now() : null })
      .where('activity_id', '=', activityId)
      .returning('activity_id')
      .executeTakeFirst()
    return closed === undefined
      ? refuse(404)
      : succeed({ activity_id: activityId.toString(), is_closed: isClosed })
  },
})
