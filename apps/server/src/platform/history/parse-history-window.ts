import { type Outcome, refuseField, succeed } from '../context/outcome.ts'
import { type HistoryRange, parseHistoryRange } from './parse-history-range.ts'

/** The last row of a page: its instant in microseconds since 1970 (PostgreSQL's precision) and its id. */
export interface HistoryPosition {
  readonly atMicros: string
  readonly id: string
}

/** The page and range that one call requests. */
export interface HistoryWindow extends HistoryRange {
  /** The page starts after this row; null for the first page, or for a page requested by number. */
  readonly after: HistoryPosition | null
  /** Rows to skip; zero with a cursor. */
  readonly offset: number
  readonly page: number
  readonly pageSize: number
}

/** The paging fields of the contract's `historyRequest`. */
export interface HistoryRequest {
  readonly page: number
  readonly page_size: number
  readonly cursor?: string | null | undefined
  readonly start_time?: string | null | undefined
  readonly end_time?: string | null | undefined
}

/** A history call that takes no range always reads the last 30 days, so it cannot answer 30012. */
type UnrangedRequest = Omit<HistoryRequest, 'start_time' | 'end_time'> & {
  readonly start_time?: never
  readonly end_time?: never
}

/**
 * Parses the paging of a history call. 30012 for a range that §5 does not allow; 400 for an invalid cursor. With a cursor, `page` is
 * only echoed in the response.
 */
export function parseHistoryWindow(request: UnrangedRequest, now: Date): Outcome<HistoryWindow, 400>
export function parseHistoryWindow(request: HistoryRequest, now: Date): Outcome<HistoryWindow, 400 | 30012>
export function parseHistoryWindow(request: HistoryRequest, now: Date): Outcome<HistoryWindow, 400 | 30012> {
  const range = parseHistoryRange(request, now)
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

/** Null for a malformed cursor. An id is up to 100 printable characters. */
export function parseCursor(text: string): HistoryPosition | null {
  const [, atMicros, id] =
    /^(\d{1,17})\.([\x20-\x7e]{1,100})$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  return atMicros === undefined || id === undefined ? null : { atMicros, id }
}
