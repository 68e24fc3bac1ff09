import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import type { GamesContext } from '../../tables.ts'
import { processTransfer } from '../process-transfer.ts'

const STALE_AFTER_MS = 10 * 60_000
const BATCH_SIZE = 200

/** Processes open transfers that have not changed for ten minutes, in case their own job was lost. */
export const sweepTransfers = defineJob({
  name: 'sweep-transfers',
  payload: z.object({}),
  cron: '*/10 * * * *',
  maxAttempts: 3,
  async run(ctx: GamesContext, _payload, now) {
    const stale = await ctx.db
      .selectFrom('platform_transfers')
      .select('reference')
      .where('state', 'in', ['SENT', 'UNKNOWN'])
      .where('updated_at', '<', new Date(now.getTime() - STALE_AFTER_MS))
      .orderBy('updated_at')
      .limit(BATCH_SIZE)
      .execute()
    for (const { reference } of stale) await processTransfer(ctx, reference)
  },
})
