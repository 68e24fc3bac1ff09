import { z } from 'zod'
import { defineJobKind } from '../../../jobs/job.ts'

/** Finds the transfers whose sender has died, and takes them further. */
export const takeOverTransfersKind = defineJobKind({
  name: 'take-over-transfers',
  payload: z.object({}),
})
