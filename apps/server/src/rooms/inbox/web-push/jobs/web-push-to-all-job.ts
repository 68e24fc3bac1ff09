import { z } from 'zod'
import { defineJobKind } from '../../../../platform/jobs/job-kind.ts'

/** Sends a notice by Web Push to all subscribed players, in batches. */
export const webPushToAllJob = defineJobKind({
  name: 'web-push-to-all',
  payload: z.object({
    noticeId: z.string().transform(BigInt),
    /** Id of the last player of the previous batch. */
    after: z.string().default('0').transform(BigInt),
  }),
  maxAttempts: 6,
})
