import type { RoomModule } from '../../core/room-module.ts'
import { setVipLevel } from './actions/set-vip-level.ts'
import { activityActions, activityRoutes } from './activities/activities-module.ts'
import { inviteActions, inviteJobs, inviteRoutes } from './invites/invites-module.ts'

export { noteDeposit } from './invites/note-deposit.ts'
export { readVipLevel } from './vip-level.ts'

export const rewardsRoom: RoomModule = {
  room: 'rewards',
  routes: [...activityRoutes, ...inviteRoutes],
  jobs: [...inviteJobs],
  actions: [setVipLevel, ...activityActions, ...inviteActions],
}
