import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { formatCursor, type HistoryPosition, type HistoryWindow } from './parse-history-window.ts'

/** A total is counted up to this many rows. */
const COUNT_AT_MOST = 10_000

/** The columns that order a history: an instant, and a text that is unique among rows of one instant. Index both. */
export interface HistoryColumns {
  readonly at: string
  /** A column, or an expression over several where no single one is unique among rows of one instant. */
  readonly id: string | RawBuilder<string>
}

const idOf = ({ id }: HistoryColumns): RawBuilder<string> =>
  typeof id === 'string' ? sql`${sql.ref<string>(id)}` : id

/** The paging fields of a history response, under the contract's names. */
export interface Paging {
  readonly page: number
  readonly page_size: number
  readonly next_cursor: string | null
}

/**
 * Reads one page of a history, newest first, with the total of its range. `query` selects the columns and holds the filters,
 * without range and order.
 */
export async function readHistory<DB, Tables extends keyof DB, Row>(
  db: Kysely<DB>,
  query: SelectQueryBuilder<DB, Tables, Row>,
  columns: HistoryColumns,
  window: HistoryWindow,
): Promise<Paging & { readonly rows: readonly Row[]; readonly total: number }> {
  const [page, total] = await Promise.all([
    readHistoryPage(db, query, columns, window),
    countHistory(db, query, columns, window),
  ])
  return { ...page, total }
}

/** As `readHistory`, without the total, for a room that sums the range itself. */
export async function readHistoryPage<DB, Tables extends keyof DB, Row>(
  db: Kysely<DB>,
  query: SelectQueryBuilder<DB, Tables, Row>,
  columns: HistoryColumns,
  window: HistoryWindow,
): Promise<Paging & { readonly rows: readonly Row[] }> {
  const at = sql.ref<Date>(columns.at)
  const id = idOf(columns)
  const page = afterPosition(withinRange(query, columns, window), columns, window.after)
    .select(sql<string>`(extract(epoch from ${at}) * 1000000)::bigint::text`.as('position_at'))
    .select(sql<string>`${id}`.as('position_id'))
    .orderBy(at, 'desc')
    .orderBy(id, 'desc')
    .offset(window.offset)
    .limit(window.pageSize + 1)
  const { rows } = await sql<Row & { position_at: string; position_id: string }>`${page}`.execute(db)
  const shown = rows.slice(0, window.pageSize)
  const last = shown.at(-1)
  return {
    rows: shown,
    page: window.page,
    page_size: window.pageSize,
    next_cursor:
      rows.length > shown.length && last !== undefined
        ? formatCursor({ atMicros: last.position_at, id: last.position_id })
        : null,
  }
}

function afterPosition<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  columns: HistoryColumns,
  after: HistoryPosition | null,
): SelectQueryBuilder<DB, Tables, Row> {
  if (after === null) return query
  const instant = sql`'epoch'::timestamptz + ${after.atMicros}::bigint * interval '1 microsecond'`
  return query.where(sql<boolean>`(${sql.ref(columns.at)}, ${idOf(columns)}) < (${instant}, ${after.id})`)
}

/** Narrows a query to a range: `from` inclusive, `to` exclusive. */
export function withinRange<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  columns: HistoryColumns,
  { from, to }: Pick<HistoryWindow, 'from' | 'to'>,
): SelectQueryBuilder<DB, Tables, Row> {
  const at = sql.ref<Date>(columns.at)
  return query.where(sql<boolean>`${at} >= ${from}`).where(sql<boolean>`${at} < ${to}`)
}

async function countHistory<DB, Tables extends keyof DB, Row>(
  db: Kysely<DB>,
  query: SelectQueryBuilder<DB, Tables, Row>,
  columns: HistoryColumns,
  window: HistoryWindow,
): Promise<number> {
  const rows = withinRange(query.clearSelect(), columns, window)
    .select(sql<number>`1`.as('one'))
    .limit(COUNT_AT_MOST)
  const { rows: counts } = await sql<{ counted: number }>`
    select count(*)::int as counted from ${rows} as selected`.execute(db)
  return counts[0]?.counted ?? 0
}
