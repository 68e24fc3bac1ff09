import { z } from 'zod'
import { defineJobKind } from '../../../jobs/job.ts'

/** Telling the closed apps of everybody of a notice, some players at a time. */
export const webPushToAllKind = defineJobKind({
  name: 'web-push-to-all',
  payload: z.object({
    noticeId: z.string().transform(BigInt),
    /** The last player who was told. */
    after: z.string().default('0').transform(BigInt),
  }),
  maxAttempts: 6,
})
