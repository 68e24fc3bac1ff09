import { defineDayJob } from '../../jobs/day-job.ts'
import { postRebates } from '../post-rebates.ts'

/** Posts the rebates of past days at 00:00 Taiwan time (§4). */
export const rebateDay = defineDayJob({
  name: 'rebate-day',
  cron: '0 0 * * *',
  work: 'rebate',
  doDay: postRebates,
})
