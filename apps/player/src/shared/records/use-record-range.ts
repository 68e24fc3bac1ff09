import { addDays, countDays, type Day } from '@gamehall/ui/date-time/calendar-days.ts'
import type { DayRange } from '@gamehall/ui/date-time/date-range-sheet.tsx'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { useState } from 'react'
import { taiwanDay, taiwanDayRange } from './taiwan-day.ts'

/** How many days back a history can be queried. */
const KEPT_DAYS = 366

export type RecordRange = {
  readonly days: DayRange
  readonly today: Day
  readonly earliest: Day
  readonly setDays: (days: DayRange) => void
  /** The number of days shown at first. */
  readonly initialDays: number
  /** Goes back to the days shown at first. */
  readonly reset: () => void
  /** The range as calls take it. */
  readonly instants: ReturnType<typeof taiwanDayRange>
  /** The number of days of a relative range (the last N days including today), which moves at midnight; undefined for chosen dates. */
  readonly lastDays: number | undefined
}

/** The date range of a history: the last `initialDays` days until the player picks another. */
export function useRecordRange(initialDays: number): RecordRange {
  const [chosen, setChosen] = useState<number | DayRange>(initialDays)
  const today = taiwanDay(serverNow())
  const days = typeof chosen === 'number' ? { from: addDays(today, 1 - chosen), until: today } : chosen
  return {
    days,
    today,
    earliest: addDays(today, 1 - KEPT_DAYS),
    initialDays,
    reset: () => setChosen(initialDays),
    setDays: (picked) => setChosen(picked.until === today ? countDays(picked.from, today) : picked),
    instants: taiwanDayRange(days.from, days.until),
    lastDays: typeof chosen === 'number' ? chosen : undefined,
  }
}
