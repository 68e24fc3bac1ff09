import type { LeaderboardPeriod } from '@gamehall/contract/rewards'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { taiwanDay, taiwanDayStart } from '../../../platform/time/taiwan-time.ts'

export interface RunPeriod {
  /** The Taiwan day on which it begins by the calendar, `yyyy-MM-dd`; `once` for the whole offer. */
  readonly name: string
  readonly startsAt: Date
  readonly endsAt: Date
}

export interface RunSchedule {
  readonly period: LeaderboardPeriod
  readonly startTime: Date
  /** Exclusive; null: until it is closed. Never null for `once`. */
  readonly endTime: Date | null
}

const later = (a: Date, b: Date) => (a > b ? a : b)
const earlier = (a: Date, b: Date | null) => (b === null || a < b ? a : b)

/** The day, week (from Monday, Taiwan time) or whole time of a leaderboard that contains an instant; null outside its schedule. */
export function runPeriodAt({ period, startTime, endTime }: RunSchedule, at: Date): RunPeriod | null {
  if (at < startTime || (endTime !== null && at >= endTime)) return null
  if (period === 'once') return endTime && { name: 'once', startsAt: startTime, endsAt: endTime }
  const name = period === 'daily' ? taiwanDay(at) : mondayOf(taiwanDay(at))
  const begin = taiwanDayStart(name)
  const end = new Date(begin.getTime() + (period === 'daily' ? 1 : 7) * DAY_MS)
  return { name, startsAt: later(begin, startTime), endsAt: earlier(end, endTime) }
}

function mondayOf(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`)
  const sinceMonday = (noon.getUTCDay() + 6) % 7
  return new Date(noon.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10)
}

/** How many runs a schedule has; without an end as many as in a year. */
export function countRuns({ period, startTime, endTime }: RunSchedule): number {
  if (period === 'once') return 1
  const days = endTime === null ? 365 : Math.max(1, (endTime.getTime() - startTime.getTime()) / DAY_MS)
  return Math.ceil(period === 'daily' ? days : days / 7) + (endTime === null ? 0 : 1)
}
