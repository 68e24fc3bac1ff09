import type { SqlRunner } from '../sql-runner.ts'
import { buildEntriesQuery } from './entries-query.ts'
import { selectEntries, selectionParameters } from './entry-selection.ts'
import { findIdRange, type InstantRange } from './id-range.ts'
import type { EntriesQuery } from './list-entries.ts'

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
    buildEntriesQuery(sql, schema, account, query.kinds),
  ])
  const selected = select(selectEntries(schema, '1'), 'limit $9')
  const [row] = await sql<{ count: number }>(
    `select count(*)::float8 as count from (${selected}) as selected`,
    [...selectionParameters(account, query, ids), atMost],
  )
  return row?.count ?? 0
}
