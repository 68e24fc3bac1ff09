import * as calls from '@gamehall/contract/rewards'
import type { RoomModule } from '../../core/room-module.ts'
import { handle } from '../../http/route.ts'
import { setVipLevel } from './actions/set-vip-level.ts'
import { getActivity } from './get-activity.ts'
import { listActivities } from './list-activities.ts'

export { readVipLevel } from './vip-level.ts'

export const rewardsRoom: RoomModule = {
  room: 'rewards',
  routes: [handle(calls.listActivities, listActivities), handle(calls.getActivity, getActivity)],
  jobs: [],
  actions: [setVipLevel],
}
