import { z } from 'zod'
import { defineJobKind } from '../../../../platform/jobs/job-kind.ts'

/** Advances one transfer: after its sender crashed, and while its result is unknown. */
export const advanceTransferJob = defineJobKind({
  name: 'drive-transfer',
  payload: z.object({ reference: z.string() }),
})
