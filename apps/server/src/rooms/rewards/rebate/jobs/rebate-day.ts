import { defineDailyJob } from '../../daily-jobs/define-daily-job.ts'
import { postRebates } from '../post-rebates.ts'

/** Posts the rebates of past days at 00:00 Taiwan time (§4). */
export const rebateDayJob = defineDailyJob({
  name: 'rebate-day',
  cron: '0 0 * * *',
  work: 'rebate',
  runForDay: postRebates,
})
