/** A calendar date, `2026-11-21`, without a time zone. */
export type Day = string

const DAY_MS = 86_400_000

function toUtc(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`)
}

export function addDays(day: Day, count: number): Day {
  return new Date(toUtc(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The number of days in a range, both ends included. */
export function countDays(from: Day, until: Day): number {
  return Math.round((toUtc(until) - toUtc(from)) / DAY_MS) + 1
}

/** The first day of the month `count` months after (negative: before) the day's month. */
export function startOfMonth(day: Day, count = 0): Day {
  const date = new Date(toUtc(day))
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1)).toISOString().slice(0, 10)
}

export interface MonthDays {
  year: number
  month: number
  /** Empty cells before the first day; the week starts on Sunday. */
  offset: number
  days: readonly Day[]
}

/** The month of a day, laid out for a calendar. */
export function daysOfMonth(day: Day): MonthDays {
  const first = startOfMonth(day)
  const date = new Date(toUtc(first))
  const length = countDays(first, addDays(startOfMonth(first, 1), -1))
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    offset: date.getUTCDay(),
    days: Array.from({ length }, (_, index) => addDays(first, index)),
  }
}
