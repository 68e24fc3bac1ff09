import { z } from 'zod'
import { defineJobKind } from '../../../../platform/jobs/job-kind.ts'

/** Checks, after an invited player's deposit, whether the inviter has earned a reward. */
export const rewardInviterJob = defineJobKind({
  name: 'reward-inviter',
  payload: z.object({ friend_id: z.string().regex(/^\d+$/) }),
})
