import type { SqlRunner } from '../sql-runner.ts'
import { entriesOf } from './entries-of.ts'
import { findIdRange, type InstantRange } from './instant-range.ts'
import type { EntriesQuery } from './list-entries.ts'
import { selectEntries, selectionValues } from './selected-entries.ts'

/** The number of entries of an account that a query selects, counted up to `atMost`. */
export async function countEntries(
  sql: SqlRunner,
  schema: string,
  account: string,
  query: InstantRange & Pick<EntriesQuery, 'kinds'>,
  atMost: number,
): Promise<number> {
  const [ids, select] = await Promise.all([
    findIdRange(sql, schema, query),
    entriesOf(sql, schema, account, query.kinds),
  ])
  const selected = select(selectEntries(schema, '1'), 'limit $9')
  const [row] = await sql<{ count: number }>(
    `select count(*)::float8 as count from (${selected}) as selected`,
    [...selectionValues(account, query, ids), atMost],
  )
  return row?.count ?? 0
}
