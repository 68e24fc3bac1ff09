import type { RoomModule } from '../../core/room-module.ts'
import { setVipLevel } from './actions/set-vip-level.ts'
import { activityActions, activityRoutes } from './activities/activities-module.ts'

export { readVipLevel } from './vip-level.ts'

export const rewardsRoom: RoomModule = {
  room: 'rewards',
  routes: [...activityRoutes],
  jobs: [],
  actions: [setVipLevel, ...activityActions],
}
