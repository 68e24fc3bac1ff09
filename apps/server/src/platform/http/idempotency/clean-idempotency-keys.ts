import { z } from 'zod'
import { withPlatformTables } from '../../database/platform-tables.ts'
import { defineJob } from '../../jobs/job.ts'
import { DAY_MS } from '../../time/durations.ts'

const KEPT_MS = 7 * DAY_MS

/** Deletes stored answers after a week; the use-case's own key still prevents a second posting. */
export const cleanIdempotencyKeys = defineJob({
  name: 'clean-idempotency-keys',
  payload: z.object({}),
  cron: '40 4 * * *',
  async run(ctx, _payload, now) {
    await withPlatformTables(ctx.db)
      .deleteFrom('idempotency_keys')
      .where('started_at', '<', new Date(now.getTime() - KEPT_MS))
      .execute()
  },
})
