import { defineJob } from '../../../../platform/jobs/job.ts'
import type { GamesContext } from '../../tables.ts'
import { processTransfer, SENDER_TIMEOUT_MS } from '../process-transfer.ts'
import { readAbandonedTransfers } from '../transfer-queries.ts'
import { recoverTransfersJob } from './recover-transfers-job.ts'

/** Recovers transfers whose sender died: those without a result after `SENDER_DEAD_AFTER_MS`. Runs twenty seconds after a transfer. */
export const recoverTransfers = defineJob({
  ...recoverTransfersJob,
  async run(ctx: GamesContext, _payload, now) {
    const abandoned = await readAbandonedTransfers(ctx.db, new Date(now.getTime() - SENDER_TIMEOUT_MS))
    const errors: unknown[] = []
    for (const reference of abandoned) {
      await processTransfer(ctx, reference).catch((error: unknown) => errors.push(error))
    }
    if (errors.length > 0)
      throw new AggregateError(errors, `${errors.length} transfers could not be recovered`)
  },
})
