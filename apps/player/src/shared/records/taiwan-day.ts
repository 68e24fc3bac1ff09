import { TAIWAN_OFFSET_MS } from '@gamehall/contract/constants'
import { addDays, type Day } from '@gamehall/ui/date-time/calendar-days.ts'

/** The date in Taiwan at an instant (epoch ms). */
export function taiwanDay(ms: number): Day {
  return new Date(ms + TAIWAN_OFFSET_MS).toISOString().slice(0, 10)
}

/** Formats an ISO instant in Taiwan time: `2026-11-22 15:20`. */
export function formatTaiwanDateTime(instant: string): string {
  return new Date(Date.parse(instant) + TAIWAN_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')
}

/** Formats an ISO instant as the time in Taiwan: `14:00`. */
export function formatTaiwanTime(instant: string): string {
  return formatTaiwanDateTime(instant).slice(11)
}

/** The date in Taiwan of an ISO instant. */
export const taiwanDayOfInstant = (instant: string): Day => taiwanDay(Date.parse(instant))

/** The instants of a range of Taiwan dates, both included, as list requests take them; the end is exclusive. */
export function taiwanDayRange(from: Day, until: Day): { start_time: string; end_time: string } {
  return { start_time: startOf(from), end_time: startOf(addDays(until, 1)) }
}

function startOf(day: Day): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - TAIWAN_OFFSET_MS).toISOString()
}
