import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import type { InboxContext } from '../../tables.ts'

const KEEP_PUSHES_MS = 7 * DAY_MS

/** Deletes pushes and broadcasts older than seven days, and expired push codes. */
export const cleanOutbox = defineJob({
  name: 'clean-outbox',
  payload: z.object({}),
  cron: '20 4 * * *',
  async run(ctx: InboxContext, _payload, now) {
    const before = new Date(now.getTime() - KEEP_PUSHES_MS)
    await ctx.db.deleteFrom('push_messages').where('created_at', '<', before).execute()
    await ctx.db.deleteFrom('push_broadcasts').where('created_at', '<', before).execute()
    await ctx.db.deleteFrom('push_codes').where('expires_at', '<', before).execute()
  },
})
