import type { QuietHours } from '@gamehall/contract/inbox'
import { MINUTE_MS } from '../../../platform/time/durations.ts'

const DAY_MINUTES = 1_440
const TAIWAN_MINUTES = 8 * 60

export interface QuietMinutes {
  readonly from_minute: number
  readonly until_minute: number
}

/** The end of the quiet hours that contain `now`; null outside them. The hours may span midnight. */
export function quietHoursEnd(
  now: Date,
  { from_minute: from, until_minute: until }: QuietMinutes,
): Date | null {
  const minutes = Math.floor(now.getTime() / MINUTE_MS) + TAIWAN_MINUTES
  const minute = minutes % DAY_MINUTES
  const isQuiet = from < until ? minute >= from && minute < until : minute >= from || minute < until
  if (!isQuiet) return null
  const left = (until - minute + DAY_MINUTES) % DAY_MINUTES
  return new Date((minutes - TAIWAN_MINUTES + left) * MINUTE_MS)
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const two = (value: number): string => String(value).padStart(2, '0')
const timeOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

export const toQuietMinutes = ({ from, until }: QuietHours): QuietMinutes => ({
  from_minute: minuteOf(from),
  until_minute: minuteOf(until),
})

export const toQuietHours = ({ from_minute, until_minute }: QuietMinutes): QuietHours => ({
  from: timeOf(from_minute),
  until: timeOf(until_minute),
})
