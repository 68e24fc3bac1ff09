import { z } from 'zod'
import { defineJobKind } from '../../../jobs/job.ts'

/** Somebody who was invited has deposited: does that earn their inviter something? */
export const rewardInviterKind = defineJobKind({
  name: 'reward-inviter',
  payload: z.object({ friend_id: z.string().regex(/^\d+$/) }),
})
