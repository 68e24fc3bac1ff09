import { defineDailyJob } from '../../daily-jobs/define-daily-job.ts'
import { updateVipLevels } from '../update-vip-levels.ts'

/** Evaluates VIP levels for past days (§9: before 24:00 of the next day). */
export const vipDayJob = defineDailyJob({
  name: 'vip-day',
  cron: '10 0 * * *',
  work: 'vip',
  runForDay: updateVipLevels,
})
