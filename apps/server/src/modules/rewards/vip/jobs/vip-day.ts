import { defineDayJob } from '../../jobs/day-job.ts'
import { runVipDay } from '../run-vip-day.ts'

/** Evaluates VIP levels for past days (§9: before 24:00 of the next day). */
export const vipDay = defineDayJob({ name: 'vip-day', cron: '10 0 * * *', work: 'vip', doDay: runVipDay })
