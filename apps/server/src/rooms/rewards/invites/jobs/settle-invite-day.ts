import { defineDailyJob } from '../../daily-jobs/define-daily-job.ts'
import { settleInviteBets } from '../settle-invite-bets.ts'

/** Rewards inviters for friends' bets of past days; scheduled after the last bets are pulled. */
export const settleInviteDay = defineDailyJob({
  name: 'settle-invite-day',
  cron: '30 1 * * *',
  work: 'invites',
  runForDay: settleInviteBets,
})
