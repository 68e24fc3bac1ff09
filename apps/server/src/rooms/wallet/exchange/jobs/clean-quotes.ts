import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import type { WalletContext } from '../../tables.ts'

const KEEP_MS = 86_400_000

/** Deletes unused quotes one day after they expired. */
export const cleanQuotes = defineJob({
  name: 'clean-quotes',
  payload: z.object({}),
  cron: '20 4 * * *',
  maxAttempts: 3,
  async run(ctx: WalletContext, _payload, now) {
    await ctx.db
      .deleteFrom('exchange_quotes')
      .where('used_at', 'is', null)
      .where('expires_at', '<', new Date(now.getTime() - KEEP_MS))
      .execute()
  },
})
