import { QUERY_RANGE_MAX_DAYS } from '@gamehall/contract/constants'
import { type Outcome, refuseField, succeed } from './outcome.ts'

const DAY_MS = 86_400_000

export interface HistoryRange {
  readonly from: Date
  /** Itself not included. */
  readonly to: Date
}

/**
 * §5 transaction query: the end not before the start, at most 30 days. A missing end is now, a missing start is
 * 30 days before the end. Nothing lies before 1970 or after tomorrow: what is asked beyond is cut off, since there are
 * years that a client can name and PostgreSQL cannot read.
 */
export function historyRange(
  request: { readonly start_time?: string | null | undefined; readonly end_time?: string | null | undefined },
  now: Date,
): Outcome<HistoryRange, 400> {
  const longestMs = QUERY_RANGE_MAX_DAYS * DAY_MS
  const to = request.end_time == null ? new Date(now.getTime() + 1) : new Date(request.end_time)
  const from = request.start_time == null ? new Date(to.getTime() - longestMs) : new Date(request.start_time)
  if (to < from) return refuseField('end_time', 'end_before_start')
  if (to.getTime() - from.getTime() > longestMs) return refuseField('end_time', 'range_too_long')
  const within = (at: Date) => new Date(Math.min(Math.max(at.getTime(), 0), now.getTime() + DAY_MS))
  return succeed({ from: within(from), to: within(to) })
}
