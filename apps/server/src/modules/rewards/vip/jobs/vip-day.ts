import { defineDayJob } from '../../jobs/day-job.ts'
import { runVipDay } from '../run-vip-day.ts'

/** Judges the days that are over (§9: before 24:00 of the next). */
export const vipDay = defineDayJob({ name: 'vip-day', cron: '10 0 * * *', work: 'vip', doDay: runVipDay })
