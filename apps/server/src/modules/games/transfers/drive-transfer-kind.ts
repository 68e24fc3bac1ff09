import { z } from 'zod'
import { defineJobKind } from '../../../jobs/job.ts'

/** Takes one transfer further: after a crash of whoever opened it, and whenever its end is not known yet. */
export const driveTransferKind = defineJobKind({
  name: 'drive-transfer',
  payload: z.object({ reference: z.string() }),
})
