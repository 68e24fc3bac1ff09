import type { PlayLimit } from '@gamehall/contract/games'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { taiwanDay, taiwanDayStart } from '../../../platform/time/taiwan-time.ts'

type Period = PlayLimit['period']

/** The waiting period of a higher limit equals the limit’s period: 24 hours, 7 days or 30 days. */
export const RAISE_WAIT_MS: Readonly<Record<Period, number>> = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
}

/** The instant at which a period starts: the Taiwan day, the last 7 days, the last 30 days. */
export function periodStart(period: Period, now: Date): Date {
  return period === 'day' ? taiwanDayStart(taiwanDay(now)) : new Date(now.getTime() - RAISE_WAIT_MS[period])
}

/** How long after its waiting period a higher limit can be confirmed; then it must be requested again. */
const CONFIRMABLE_FOR_MS = 7 * DAY_MS

/** The instant from which a higher limit that was ready then can no longer be confirmed. */
export const confirmableUntil = (readyAt: Date): Date => new Date(readyAt.getTime() + CONFIRMABLE_FOR_MS)
