import { addDays, countDays, type Day } from '@gamehall/ui/calendar-days.ts'
import type { DayRange } from '@gamehall/ui/date-range-sheet.tsx'
import { useState } from 'react'
import { serverNow } from '../api/server-time.ts'
import { instantsOf, taiwanDay } from './taiwan-day.ts'

/** How far back a record can be looked up. */
const KEPT_DAYS = 366

export type RecordRange = {
  readonly days: DayRange
  readonly today: Day
  readonly earliest: Day
  readonly setDays: (days: DayRange) => void
  /** The range as the hall's calls take it. */
  readonly instants: ReturnType<typeof instantsOf>
  /** Set while the range is the last so many days, today included: it then moves with midnight. */
  readonly lastDays: number | undefined
}

/** The range of days a record shows: the last days until the player picks others. */
export function useRecordRange(initialDays: number): RecordRange {
  const [chosen, setChosen] = useState<number | DayRange>(initialDays)
  const today = taiwanDay(serverNow())
  const days = typeof chosen === 'number' ? { from: addDays(today, 1 - chosen), until: today } : chosen
  return {
    days,
    today,
    earliest: addDays(today, 1 - KEPT_DAYS),
    setDays: (picked) => setChosen(picked.until === today ? countDays(picked.from, today) : picked),
    instants: instantsOf(days.from, days.until),
    lastDays: typeof chosen === 'number' ? chosen : undefined,
  }
}
