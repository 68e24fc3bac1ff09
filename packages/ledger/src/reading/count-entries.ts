import type { SqlRunner } from '../sql-runner.ts'
import type { EntriesQuery } from './list-entries.ts'
import { type InstantRange, instantParams, withinInstants } from './within-instants.ts'

/** How many entries of an account a query selects, counted up to `atMost` and no further. */
export async function countEntries(
  sql: SqlRunner,
  schema: string,
  account: string,
  query: InstantRange & Pick<EntriesQuery, 'kinds'>,
  atMost: number,
): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `select count(*)::float8 as count from (
        select 1 from ${schema}.entries e join ${schema}.transfers t on t.id = e.transfer_id
        where e.account_id = (select a.id from ${schema}.accounts a where a.key = $1)
          and ($2::text[] is null or t.kind = any ($2))
          and ${withinInstants(schema, 4)}
        limit $3) as selected`,
    [account, query.kinds ?? null, atMost, ...instantParams(query)],
  )
  return row?.count ?? 0
}
