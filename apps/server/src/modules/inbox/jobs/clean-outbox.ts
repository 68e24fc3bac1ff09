import { z } from 'zod'
import { defineJob } from '../../../jobs/job.ts'

const KEEP_PUSHES_MS = 7 * 24 * 3_600_000

/** Deletes pushes and broadcasts older than seven days, and expired push codes. */
export const cleanOutbox = defineJob({
  name: 'clean-outbox',
  payload: z.object({}),
  cron: '20 4 * * *',
  async run(hall, _payload, now) {
    const before = new Date(now.getTime() - KEEP_PUSHES_MS)
    await hall.db.deleteFrom('push_messages').where('created_at', '<', before).execute()
    await hall.db.deleteFrom('push_broadcasts').where('created_at', '<', before).execute()
    await hall.db.deleteFrom('push_codes').where('expires_at', '<', before).execute()
  },
})
