import * as calls from '@gamehall/contract/rewards'
import { defineRoute } from '../../../platform/http/route.ts'
import { decideInviteReward } from './actions/decide-invite-reward.ts'
import { listInviteRewardsHeld } from './actions/list-invite-rewards-held.ts'
import { setInviteRules } from './actions/set-invite-rules.ts'
import { getInviteCode } from './get-invite-code.ts'
import { getInviteTotal } from './get-invite-total.ts'
import { rewardInviter } from './jobs/reward-inviter.ts'
import { settleInviteDay } from './jobs/settle-invite-day.ts'
import { listInviteRewards } from './list-invite-rewards.ts'
import { listInvitedFriends } from './list-invited-friends.ts'

export const inviteRoutes = [
  defineRoute(calls.getInviteCode, getInviteCode),
  defineRoute(calls.listInviteRewards, listInviteRewards),
  defineRoute(calls.listInvitedFriends, listInvitedFriends),
  defineRoute(calls.getInviteTotal, getInviteTotal),
]

export const inviteJobs = [rewardInviter, settleInviteDay]

export const inviteActions = [setInviteRules, listInviteRewardsHeld, decideInviteReward]
