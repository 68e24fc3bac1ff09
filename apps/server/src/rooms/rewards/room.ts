import type { RoomModule } from '../../platform/context/room-module.ts'
import { approveApplication } from './activities/actions/approve-application.ts'
import { closeActivity } from './activities/actions/close-activity.ts'
import { createActivity } from './activities/actions/create-activity.ts'
import { editActivity } from './activities/actions/edit-activity.ts'
import { listAllActivities } from './activities/actions/list-all-activities.ts'
import { listApplicationsWaiting } from './activities/actions/list-applications-waiting.ts'
import { rejectApplication } from './activities/actions/reject-application.ts'
import { setActivityType } from './activities/actions/set-activity-type.ts'
import { decideInviteReward } from './invites/actions/decide-invite-reward.ts'
import { listInviteRewardsHeld } from './invites/actions/list-invite-rewards-held.ts'
import { setInviteRules } from './invites/actions/set-invite-rules.ts'
import { releaseInviteRewards } from './invites/jobs/release-invite-rewards.ts'
import { rewardInviter } from './invites/jobs/reward-inviter.ts'
import { settleInviteDay } from './invites/jobs/settle-invite-day.ts'
import { closeLeaderboard } from './leaderboards/actions/close-leaderboard.ts'
import { createLeaderboard } from './leaderboards/actions/create-leaderboard.ts'
import { decideLeaderboardPrize } from './leaderboards/actions/decide-leaderboard-prize.ts'
import { disqualifyFromLeaderboard } from './leaderboards/actions/disqualify-from-leaderboard.ts'
import { editLeaderboard } from './leaderboards/actions/edit-leaderboard.ts'
import { listLeaderboardPrizesHeld } from './leaderboards/actions/list-leaderboard-prizes-held.ts'
import { listLeaderboardStandings } from './leaderboards/actions/list-leaderboard-standings.ts'
import { listLeaderboards } from './leaderboards/actions/list-leaderboards.ts'
import { runLeaderboards } from './leaderboards/jobs/run-leaderboards.ts'
import { postRebateDay } from './rebate/actions/post-rebate-day.ts'
import { setRebateExpiry } from './rebate/actions/set-rebate-expiry.ts'
import { setRebateRule } from './rebate/actions/set-rebate-rule.ts'
import { rebateDayJob } from './rebate/jobs/rebate-day.ts'
import { routes } from './routes.ts'
import { rerunVipDay } from './vip/actions/run-vip-day.ts'
import { setVipLevel } from './vip/actions/set-vip-level.ts'
import { setVipRate } from './vip/actions/set-vip-rate.ts'
import { setVipTier } from './vip/actions/set-vip-tier.ts'
import { vipDayJob } from './vip/jobs/vip-day.ts'

export const rewardsRoom: RoomModule = {
  room: 'rewards',
  routes,
  jobs: [rewardInviter, releaseInviteRewards, settleInviteDay, vipDayJob, rebateDayJob, runLeaderboards],
  actions: [
    createActivity,
    editActivity,
    closeActivity,
    setActivityType,
    listAllActivities,
    listApplicationsWaiting,
    approveApplication,
    rejectApplication,
    createLeaderboard,
    editLeaderboard,
    closeLeaderboard,
    listLeaderboards,
    listLeaderboardStandings,
    disqualifyFromLeaderboard,
    listLeaderboardPrizesHeld,
    decideLeaderboardPrize,
    setInviteRules,
    listInviteRewardsHeld,
    decideInviteReward,
    setVipLevel,
    setVipTier,
    setVipRate,
    rerunVipDay,
    setRebateRule,
    setRebateExpiry,
    postRebateDay,
  ],
}
