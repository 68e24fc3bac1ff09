import { vipLevelHook } from '../../platform/context/vip-level-hook.ts'
import { depositCreditedHook } from '../cashier/hooks.ts'
import { betsChangedHook, freeRoundsWonHook } from '../games/hooks.ts'
import { realNameVerifiedHook } from '../identity/hooks.ts'
import { bannerActivityHook } from '../site/hooks.ts'
import { activityExists } from './activities/activity-exists.ts'
import { creditFreeRoundsWin } from './bonus/credit-free-rounds-win.ts'
import { enqueueInviteRelease } from './invites/enqueue-invite-release.ts'
import { enqueueInviterReward } from './invites/enqueue-inviter-reward.ts'
import { countChangedBets } from './leaderboards/count-changed-bets.ts'
import { readVipLevel } from './vip/read-vip-level.ts'

export const hookHandlers = [
  vipLevelHook.handledBy(readVipLevel),
  bannerActivityHook.handledBy(activityExists),
  betsChangedHook.handledBy({ changed: countChangedBets }),
  freeRoundsWonHook.handledBy({ credit: creditFreeRoundsWin }),
  depositCreditedHook.handledBy(enqueueInviterReward),
  realNameVerifiedHook.handledBy(enqueueInviteRelease),
]
