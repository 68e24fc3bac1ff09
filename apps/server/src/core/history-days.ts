import { type Currency, formatWire, minor } from '@gamehall/money'
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { HistoryRange } from './history-range.ts'
import type { HistoryWindow } from './history-window.ts'
import { type HistoryColumns, withinRange } from './read-history.ts'
import { taiwanDay, taiwanDayStart } from './taiwan-time.ts'

const DAY_MS = 86_400_000

/** A day's sum: an SQL expression of minor units over the day's rows, and their currency (TWD unless told). */
export interface DaySum {
  readonly of: RawBuilder<bigint>
  readonly currency?: Currency
}

export type HistoryDay<Name extends string> = { readonly day: string; readonly count: number } & Readonly<
  Record<Name, string>
>

/**
 * The Taiwan days whose newest row is on a page, as one range within the page's own; null when the page only goes on with
 * a day that an earlier page has told. `instants`: those of the page's rows, newest first.
 */
export function daysBegun(window: HistoryWindow, instants: readonly Date[]): HistoryRange | null {
  const told = window.after && taiwanDay(new Date(Number(window.after.atMicros) / 1000))
  const fresh = instants.filter((at) => taiwanDay(at) !== told)
  const [newest, oldest] = [fresh[0], fresh.at(-1)]
  return newest === undefined || oldest === undefined ? null : wholeDays(oldest, newest, window)
}

/** The Taiwan days of two instants and all between them, as far as they lie in `within`. */
export function wholeDays(oldest: Date, newest: Date, within: HistoryRange): HistoryRange {
  const from = taiwanDayStart(taiwanDay(oldest)).getTime()
  const to = taiwanDayStart(taiwanDay(newest)).getTime() + DAY_MS
  return {
    from: new Date(Math.max(from, within.from.getTime())),
    to: new Date(Math.min(to, within.to.getTime())),
  }
}

/** A column's Taiwan day, `yyyy-MM-dd`. */
export const taiwanDayOf = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD')`

/**
 * What the days that begin on a page come to, newest first: each day's rows of the whole selection, later pages included.
 * `query` holds the filters, except the window's; `rows` are the page's.
 */
export async function readHistoryDays<DB, Tables extends keyof DB, Row, Name extends string>(
  db: Kysely<DB>,
  query: SelectQueryBuilder<DB, Tables, Row>,
  columns: HistoryColumns,
  page: { readonly window: HistoryWindow; readonly instants: readonly Date[] },
  sums: Readonly<Record<Name, DaySum>>,
): Promise<HistoryDay<Name>[]> {
  const range = daysBegun(page.window, page.instants)
  if (range === null) return []
  const names = Object.keys(sums) as Name[]
  const day = taiwanDayOf(columns.at)
  const ofDays = withinRange(query.clearSelect(), columns, range)
    .select([day.as('day'), sql<number>`count(*)::int`.as('count')])
    .select(names.map((name) => sql<bigint>`coalesce(${sums[name].of}, 0)::bigint`.as(name)))
    .groupBy(day)
  const { rows } = await sql<{ day: string; count: number } & Record<Name, bigint>>`
    select * from (${ofDays}) as days order by day desc`.execute(db)
  return rows.map((row) => ({
    ...Object.fromEntries(
      names.map((name) => [name, formatWire(minor(row[name]), sums[name].currency ?? 'TWD')]),
    ),
    day: row.day,
    count: row.count,
  })) as HistoryDay<Name>[]
}
