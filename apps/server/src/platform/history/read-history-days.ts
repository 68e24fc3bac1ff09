import { type Currency, formatWireAmount, minor } from '@gamehall/money'
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { DAY_MS } from '../time/durations.ts'
import { taiwanDay, taiwanDayStart } from '../time/taiwan-time.ts'
import type { HistoryRange } from './parse-history-range.ts'
import type { HistoryWindow } from './parse-history-window.ts'
import { type HistoryColumns, withinRange } from './read-history.ts'

/** A sum per day: an SQL aggregate in minor units, and its currency (default TWD). */
export interface DaySum {
  readonly of: RawBuilder<bigint>
  readonly currency?: Currency
}

export type HistoryDay<Name extends string> = { readonly day: string; readonly count: number } & Readonly<
  Record<Name, string>
>

/**
 * The range of the Taiwan days whose newest row is on this page, cut to the page's own range; null when the page only continues
 * a day of an earlier page. `instants`: those of the page's rows, newest first.
 */
export function findStartedDays(window: HistoryWindow, instants: readonly Date[]): HistoryRange | null {
  const told = window.after && taiwanDay(new Date(Number(window.after.atMicros) / 1000))
  const fresh = instants.filter((at) => taiwanDay(at) !== told)
  const [newest, oldest] = [fresh[0], fresh.at(-1)]
  return newest === undefined || oldest === undefined ? null : spanWholeDays(oldest, newest, window)
}

/** The range from the start of the oldest instant's Taiwan day to the end of the newest's, cut to `within`. */
export function spanWholeDays(oldest: Date, newest: Date, within: HistoryRange): HistoryRange {
  const from = taiwanDayStart(taiwanDay(oldest)).getTime()
  const to = taiwanDayStart(taiwanDay(newest)).getTime() + DAY_MS
  return {
    from: new Date(Math.max(from, within.from.getTime())),
    to: new Date(Math.min(to, within.to.getTime())),
  }
}

/** SQL expression: a timestamp column's Taiwan day, `yyyy-MM-dd`. */
export const taiwanDayColumn = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD')`

/**
 * Reads count and sums of each Taiwan day whose newest row is on the page, newest first, with the day's rows on later pages.
 * `query` holds the filters, without range and order; `page.instants` are those of the page's rows.
 */
export async function readHistoryDays<DB, Tables extends keyof DB, Row, Name extends string>(
  db: Kysely<DB>,
  query: SelectQueryBuilder<DB, Tables, Row>,
  columns: HistoryColumns,
  page: { readonly window: HistoryWindow; readonly instants: readonly Date[] },
  sums: Readonly<Record<Name, DaySum>>,
): Promise<HistoryDay<Name>[]> {
  const range = findStartedDays(page.window, page.instants)
  if (range === null) return []
  const names = Object.keys(sums) as Name[]
  const day = taiwanDayColumn(columns.at)
  const ofDays = withinRange(query.clearSelect(), columns, range)
    .select([day.as('day'), sql<number>`count(*)::int`.as('count')])
    .select(names.map((name) => sql<bigint>`coalesce(${sums[name].of}, 0)::bigint`.as(name)))
    .groupBy(day)
  const { rows } = await sql<{ day: string; count: number } & Record<Name, bigint>>`
    select * from (${ofDays}) as days order by day desc`.execute(db)
  return rows.map((row) => ({
    ...Object.fromEntries(
      names.map((name) => [name, formatWireAmount(minor(row[name]), sums[name].currency ?? 'TWD')]),
    ),
    day: row.day,
    count: row.count,
  })) as HistoryDay<Name>[]
}
