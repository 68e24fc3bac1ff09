import { defineJob } from '../../../../platform/jobs/job.ts'
import type { GamesContext } from '../../tables.ts'
import { processTransfer } from '../process-transfer.ts'
import { advanceTransferJob } from './advance-transfer-job.ts'

export const advanceTransfer = defineJob({
  ...advanceTransferJob,
  async run(ctx: GamesContext, { reference }) {
    await processTransfer(ctx, reference)
  },
})
