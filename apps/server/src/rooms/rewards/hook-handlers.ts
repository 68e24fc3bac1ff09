import { vipLevelHook } from '../../platform/context/vip-level-hook.ts'
import { depositCreditedHook } from '../cashier/hooks.ts'
import { bannerActivityHook } from '../site/hooks.ts'
import { activityExists } from './activities/activity-exists.ts'
import { enqueueInviterReward } from './invites/enqueue-inviter-reward.ts'
import { readVipLevel } from './vip/read-vip-level.ts'

export const hookHandlers = [
  vipLevelHook.handledBy(readVipLevel),
  bannerActivityHook.handledBy(activityExists),
  depositCreditedHook.handledBy(enqueueInviterReward),
]
