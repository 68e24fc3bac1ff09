import { defineJob } from '../../../../platform/jobs/job.ts'
import { findInvite, isPlayerLocked } from '../../../account/index.ts'
import type { RewardsContext } from '../../tables.ts'
import { releaseWaitingRewards } from '../release-waiting-rewards.ts'
import { releaseInviteRewardsJob } from './release-invite-rewards-job.ts'

/** Pays, holds or refuses the rewards that waited until the friend's real name was verified. Idempotent. */
export const releaseInviteRewards = defineJob({
  ...releaseInviteRewardsJob,
  async run(ctx: RewardsContext, payload, now) {
    const invite = await findInvite(ctx.db, BigInt(payload.friend_id))
    if (invite === undefined) return
    const isLocked = await isPlayerLocked(ctx, invite.inviterId)
    await ctx.db.transaction().execute((trx) => releaseWaitingRewards(ctx, trx, { ...invite, isLocked }, now))
  },
})
