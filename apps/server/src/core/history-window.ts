import { type HistoryRange, historyRange } from './history-range.ts'
import { type Outcome, refuseField, succeed } from './outcome.ts'

/** Where a page ended: the row's instant, in microseconds since 1970 as PostgreSQL keeps it, and its id. */
export interface HistoryPosition {
  readonly atMicros: string
  readonly id: string
}

/** The part of a history that one call asks for. */
export interface HistoryWindow extends HistoryRange {
  /** The page follows this row; null for the newest, or for a page that is asked by its number. */
  readonly after: HistoryPosition | null
  /** Rows to pass over: only without a cursor. */
  readonly offset: number
  readonly page: number
  readonly pageSize: number
}

/** What the contract's `historyRequest` carries. */
export interface HistoryRequest {
  readonly page: number
  readonly page_size: number
  readonly cursor?: string | null | undefined
  readonly start_time?: string | null | undefined
  readonly end_time?: string | null | undefined
}

/**
 * Reads the paging of a history call. Refuses a range that §5 does not allow and a cursor that `formatCursor` never
 * wrote. With a cursor, `page` is only repeated in the answer.
 */
export function historyWindow(request: HistoryRequest, now: Date): Outcome<HistoryWindow, 400> {
  const range = historyRange(request, now)
  if (!range.ok) return range
  const after = request.cursor == null ? null : parseCursor(request.cursor)
  if (request.cursor != null && after === null) return refuseField('cursor', 'cursor_format')
  return succeed({
    ...range.data,
    after,
    offset: after === null ? (request.page - 1) * request.page_size : 0,
    page: request.page,
    pageSize: request.page_size,
  })
}

export const formatCursor = ({ atMicros, id }: HistoryPosition): string =>
  Buffer.from(`${atMicros}.${id}`).toString('base64url')

/** Null for what `formatCursor` never wrote. An id is up to 100 printable characters. */
export function parseCursor(text: string): HistoryPosition | null {
  const [, atMicros, id] =
    /^(\d{1,17})\.([\x20-\x7e]{1,100})$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  return atMicros === undefined || id === undefined ? null : { atMicros, id }
}
