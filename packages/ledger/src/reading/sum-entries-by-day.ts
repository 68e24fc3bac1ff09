import { type Minor, minor } from '@gamehall/money'
import type { SqlRunner } from '../sql-runner.ts'
import { buildEntriesQuery } from './entries-query.ts'
import { selectEntries, selectionParameters } from './entry-selection.ts'
import { findIdRange, type InstantRange } from './id-range.ts'
import type { EntriesQuery } from './list-entries.ts'

/** The sums of an account's entries of one calendar day; both are positive. */
export type DaySum = {
  /** `yyyy-MM-dd` */
  readonly day: string
  readonly count: number
  readonly inMinor: Minor
  readonly outMinor: Minor
}

/**
 * Sums the selected entries by calendar day, in a time zone `offsetMs` ahead of UTC. The result has no order. Null when more than
 * `most` entries are selected: their sum would take longer than a page of them.
 */
export async function sumEntriesByDay(
  sql: SqlRunner,
  schema: string,
  account: string,
  query: Required<Pick<InstantRange, 'from' | 'to'>> & InstantRange & Pick<EntriesQuery, 'kinds'>,
  { offsetMs, most }: { readonly offsetMs: number; readonly most: number },
): Promise<DaySum[] | null> {
  const [ids, select] = await Promise.all([
    findIdRange(sql, schema, query),
    buildEntriesQuery(sql, schema, account, query.kinds),
  ])
  const rows = await sql<{ day: string; count: number; came: string; went: string }>(
    `select to_char(t.at at time zone 'UTC' + make_interval(secs => $9::float8), 'YYYY-MM-DD') as day,
        count(*)::float8 as count,
        coalesce(sum(selected.amount) filter (where selected.amount > 0), 0)::text as came,
        coalesce(-sum(selected.amount) filter (where selected.amount < 0), 0)::text as went
      from (${select(selectEntries(schema, 'e.transfer_id, e.amount'), 'limit $10')}) as selected
      join ${schema}.transfers t on t.id = selected.transfer_id
      group by 1`,
    [...selectionParameters(account, query, ids), offsetMs / 1000, most + 1],
  )
  if (rows.reduce((total, { count }) => total + count, 0) > most) return null
  return rows.map(({ day, count, came, went }) => ({
    day,
    count,
    inMinor: minor(BigInt(came)),
    outMinor: minor(BigInt(went)),
  }))
}
