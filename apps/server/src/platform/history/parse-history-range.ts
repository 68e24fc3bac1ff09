import { QUERY_RANGE_MAX_DAYS } from '@gamehall/contract/constants'
import { type FieldRefusal, type Outcome, type Refusal, succeed } from '../context/outcome.ts'
import { DAY_MS } from '../time/durations.ts'

export interface HistoryRange {
  readonly from: Date
  /** Exclusive. */
  readonly to: Date
}

/**
 * §5 transaction query: parses a range of at most 30 days whose end is not before its start. A missing end is now, a missing
 * start is 30 days before the end. The range is cut to 1970 up to tomorrow, because PostgreSQL cannot read every year that a
 * client can send. 30012 with the field: `end_before_start` or `range_too_long`.
 */
export function parseHistoryRange(
  request: { readonly start_time?: string | null | undefined; readonly end_time?: string | null | undefined },
  now: Date,
): Outcome<HistoryRange, 30012> {
  const longestMs = QUERY_RANGE_MAX_DAYS * DAY_MS
  const to = request.end_time == null ? new Date(now.getTime() + 1) : new Date(request.end_time)
  const from = request.start_time == null ? new Date(to.getTime() - longestMs) : new Date(request.start_time)
  if (to < from) return refuseRange('end_before_start')
  if (to.getTime() - from.getTime() > longestMs) return refuseRange('range_too_long')
  const within = (at: Date) => new Date(Math.min(Math.max(at.getTime(), 0), now.getTime() + DAY_MS))
  return succeed({ from: within(from), to: within(to) })
}

const refuseRange = (rule: FieldRefusal['rule']): Refusal<30012> => ({
  ok: false,
  code: 30012,
  fields: [{ field: 'end_time', rule }],
})
