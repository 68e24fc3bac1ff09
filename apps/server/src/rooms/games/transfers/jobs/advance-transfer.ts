import { defineJob } from '../../../../platform/jobs/job.ts'
import { processTransfer } from '../process-transfer.ts'
import { advanceTransferJob } from './advance-transfer-job.ts'

export const advanceTransfer = defineJob({
  ...advanceTransferJob,
  async run(ctx, { reference }) {
    await processTransfer(ctx, reference)
  },
})
