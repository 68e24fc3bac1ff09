import { z } from 'zod'
import { defineJobKind } from '../../../jobs/job.ts'

/** Recovers the transfers whose sender has died. */
export const takeOverTransfersKind = defineJobKind({
  name: 'take-over-transfers',
  payload: z.object({}),
})
