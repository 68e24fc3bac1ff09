import { defineDayJob } from '../../jobs/day-job.ts'
import { postRebates } from '../post-rebates.ts'

/** Posts the rebates of the days that are over, at 00:00 (§4). */
export const rebateDay = defineDayJob({
  name: 'rebate-day',
  cron: '0 0 * * *',
  work: 'rebate',
  doDay: postRebates,
})
