import { z } from 'zod'
import { defineJobKind } from '../../../../platform/jobs/job-kind.ts'

/** Pulls the new bets of one platform, or of all of them. */
export const pullBetsJob = defineJobKind({
  name: 'pull-bets',
  payload: z.object({ api_key: z.string().optional() }),
  maxAttempts: 5,
})
