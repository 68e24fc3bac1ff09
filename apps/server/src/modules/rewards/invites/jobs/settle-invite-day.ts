import { defineDayJob } from '../../jobs/day-job.ts'
import { settleInviteBets } from '../settle-invite-bets.ts'

/** Rewards inviters for the days that are over: late enough for the last bets to have been pulled. */
export const settleInviteDay = defineDayJob({
  name: 'settle-invite-day',
  cron: '30 1 * * *',
  work: 'invites',
  doDay: settleInviteBets,
})
