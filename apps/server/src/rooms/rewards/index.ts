export { enqueueInviterReward } from './invites/enqueue-inviter-reward.ts'
export { readVipLevel } from './vip/read-vip-level.ts'
