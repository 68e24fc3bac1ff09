import { defineJob } from '../../../jobs/job.ts'
import { carryOut, SENDER_DEAD_AFTER_MS } from '../transfers/carry-out-transfer.ts'
import { takeOverTransfersKind } from '../transfers/take-over-kind.ts'
import { readAbandonedTransfers } from '../transfers/transfer-queries.ts'

/** Recovers transfers whose sender died: those without a result after `SENDER_DEAD_AFTER_MS`. Runs twenty seconds after a transfer. */
export const takeOverTransfers = defineJob({
  ...takeOverTransfersKind,
  async run(hall, _payload, now) {
    const abandoned = await readAbandonedTransfers(hall.db, new Date(now.getTime() - SENDER_DEAD_AFTER_MS))
    const errors: unknown[] = []
    for (const reference of abandoned) {
      await carryOut(hall, reference).catch((error: unknown) => errors.push(error))
    }
    if (errors.length > 0)
      throw new AggregateError(errors, `${errors.length} transfers could not be recovered`)
  },
})
