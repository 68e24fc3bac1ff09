import { vipLevelHook } from '../account/hooks.ts'
import { depositCreditedHook } from '../cashier/hooks.ts'
import { bannerActivityHook, viewerLevelHook } from '../site/hooks.ts'
import { activityExists } from './activities/activity-exists.ts'
import { enqueueInviterReward } from './invites/enqueue-inviter-reward.ts'
import { readVipLevel } from './vip/read-vip-level.ts'

export const answers = [
  vipLevelHook.answeredBy(readVipLevel),
  viewerLevelHook.answeredBy(readVipLevel),
  bannerActivityHook.answeredBy(activityExists),
  depositCreditedHook.answeredBy(enqueueInviterReward),
]
