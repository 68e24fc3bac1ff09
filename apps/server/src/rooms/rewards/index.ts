export { enqueueInviterReward } from './invites/enqueue-inviter-reward.ts'
export { isInviteProgrammeOpen } from './invites/invite-queries.ts'
export { readVipLevel } from './vip/read-vip-level.ts'
