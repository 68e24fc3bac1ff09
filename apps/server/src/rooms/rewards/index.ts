import type { RoomModule } from '../../platform/context/room-module.ts'
import { activityActions, activityRoutes } from './activities/activities-module.ts'
import { inviteActions, inviteJobs, inviteRoutes } from './invites/invites-module.ts'
import { rebateActions, rebateJobs, rebateRoutes } from './rebate/rebate-module.ts'
import { vipActions, vipJobs, vipRoutes } from './vip/vip-module.ts'

export { enqueueInviterReward } from './invites/enqueue-inviter-reward.ts'
export { readVipLevel } from './vip/read-vip-level.ts'

export const rewardsRoom: RoomModule = {
  room: 'rewards',
  routes: [...activityRoutes, ...inviteRoutes, ...vipRoutes, ...rebateRoutes],
  jobs: [...inviteJobs, ...vipJobs, ...rebateJobs],
  actions: [...activityActions, ...inviteActions, ...vipActions, ...rebateActions],
}
