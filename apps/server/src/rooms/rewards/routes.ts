import * as calls from '@gamehall/contract/rewards'
import { defineRoute } from '../../platform/http/route.ts'
import { applyForActivity } from './activities/apply-for-activity.ts'
import { cancelApplication } from './activities/cancel-application.ts'
import { completeActivity } from './activities/complete-activity.ts'
import { getActivity } from './activities/get-activity.ts'
import { getActivityStatus } from './activities/get-activity-status.ts'
import { listActivities } from './activities/list-activities.ts'
import { listActivityTypes } from './activities/list-activity-types.ts'
import { listApplications } from './activities/list-applications.ts'
import { getInviteCode } from './invites/get-invite-code.ts'
import { getInviteTotal } from './invites/get-invite-total.ts'
import { listInviteRewards } from './invites/list-invite-rewards.ts'
import { listInvitedFriends } from './invites/list-invited-friends.ts'
import { getLeaderboard } from './leaderboards/get-leaderboard.ts'
import { listGameLeaderboards } from './leaderboards/list-game-leaderboards.ts'
import { claimRebates } from './rebate/claim-rebates.ts'
import { downloadRebates } from './rebate/download-rebates.ts'
import { getRebateInfo } from './rebate/get-rebate-info.ts'
import { getRebateStatement } from './rebate/get-rebate-statement.ts'
import { listRebates } from './rebate/list-rebates.ts'
import { getSelfVipInfo } from './vip/get-self-vip-info.ts'
import { getVipInfo } from './vip/get-vip-info.ts'

const ANSWER_KEPT_MS = 60_000
const BOARDS_KEPT_MS = 5_000

export const routes = [
  defineRoute(calls.listActivityTypes, listActivityTypes),
  defineRoute(calls.listActivities, listActivities),
  defineRoute(calls.getActivity, getActivity),
  defineRoute(calls.getActivityStatus, getActivityStatus),
  defineRoute(calls.applyForActivity, applyForActivity),
  defineRoute(calls.cancelApplication, cancelApplication),
  defineRoute(calls.completeActivity, completeActivity),
  defineRoute(calls.listApplications, listApplications),
  defineRoute(calls.getLeaderboard, getLeaderboard),
  defineRoute(calls.listGameLeaderboards, listGameLeaderboards, { sharedCacheMs: BOARDS_KEPT_MS }),
  defineRoute(calls.getInviteCode, getInviteCode),
  defineRoute(calls.listInviteRewards, listInviteRewards),
  defineRoute(calls.listInvitedFriends, listInvitedFriends),
  defineRoute(calls.getInviteTotal, getInviteTotal),
  defineRoute(calls.getVipInfo, getVipInfo, { sharedCacheMs: ANSWER_KEPT_MS }),
  defineRoute(calls.getSelfVipInfo, getSelfVipInfo),
  defineRoute(calls.getRebateInfo, getRebateInfo),
  defineRoute(calls.claimRebates, claimRebates),
  defineRoute(calls.listRebates, listRebates),
  defineRoute(calls.downloadRebates, downloadRebates),
  defineRoute(calls.getRebateStatement, getRebateStatement),
]
