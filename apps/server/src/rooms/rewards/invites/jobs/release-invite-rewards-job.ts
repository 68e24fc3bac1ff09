import { z } from 'zod'
import { defineJobKind } from '../../../../platform/jobs/job-kind.ts'

/** Decides, after a friend's real name is verified, the rewards that waited for it. */
export const releaseInviteRewardsJob = defineJobKind({
  name: 'release-invite-rewards',
  payload: z.object({ friend_id: z.string().regex(/^\d+$/) }),
})
