import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import type { InboxContext } from '../../tables.ts'

const KEEP_MESSAGES_MS = 180 * DAY_MS

/** Deletes messages older than 180 days; orders and histories keep the originals. */
export const cleanMessages = defineJob({
  name: 'clean-messages',
  payload: z.object({}),
  cron: '35 4 * * *',
  async run(ctx: InboxContext, _payload, now) {
    const before = new Date(now.getTime() - KEEP_MESSAGES_MS)
    await ctx.db.deleteFrom('messages').where('created_at', '<', before).execute()
  },
})
