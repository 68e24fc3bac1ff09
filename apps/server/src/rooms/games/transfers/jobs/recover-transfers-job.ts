import { z } from 'zod'
import { defineJobKind } from '../../../../platform/jobs/job-kind.ts'

/** Recovers the transfers whose sender has died. */
export const recoverTransfersJob = defineJobKind({
  name: 'take-over-transfers',
  payload: z.object({}),
})
