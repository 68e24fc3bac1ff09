import { TAIWAN_OFFSET_MS } from '@gamehall/contract/constants'
import { addDays, type Day } from '@gamehall/ui/calendar-days.ts'

/** The day it is in Taiwan at an instant (milliseconds of the epoch). */
export function taiwanDay(ms: number): Day {
  return new Date(ms + TAIWAN_OFFSET_MS).toISOString().slice(0, 10)
}

/** An instant as Taiwan's calendar and clock show it: `2026-11-22 15:20`. */
export function taiwanDateTime(instant: string): string {
  return new Date(Date.parse(instant) + TAIWAN_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')
}

/** An instant as a clock in Taiwan shows it: `14:00`. */
export function taiwanTime(instant: string): string {
  return taiwanDateTime(instant).slice(11)
}

/** The Taiwan day of an instant. */
export const dayOfInstant = (instant: string): Day => taiwanDay(Date.parse(instant))

/** The days of Taiwan from one to another, both counted, as a record is asked for. */
export function instantsOf(from: Day, until: Day): { start_time: string; end_time: string } {
  return { start_time: startOf(from), end_time: startOf(addDays(until, 1)) }
}

function startOf(day: Day): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - TAIWAN_OFFSET_MS).toISOString()
}
