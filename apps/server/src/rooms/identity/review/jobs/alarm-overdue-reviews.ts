import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import type { IdentityContext } from '../../tables.ts'

/** §4: raises an alarm, once, for each review past its 48 hours. */
export const alarmOverdueReviews = defineJob({
  name: 'alarm-overdue-reviews',
  payload: z.object({}),
  cron: '*/10 * * * *',
  async run(ctx: IdentityContext, _payload, now) {
    const overdue = await ctx.db
      .updateTable('identity_attempts')
      .set({ alarmed_at: now })
      .where('status', '=', 'review')
      .where('review_until', '<=', now)
      .where('alarmed_at', 'is', null)
      .returning('attempt_id')
      .execute()
    for (const { attempt_id: attemptId } of overdue)
      ctx.log.error(
        { alarm: 'identity_review', attempt_id: attemptId.toString() },
        'a real-name review is overdue',
      )
  },
})
