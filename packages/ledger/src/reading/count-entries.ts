import type { SqlRunner } from '../sql-runner.ts'
import type { EntriesQuery } from './list-entries.ts'

/** How many entries of an account a query selects, counted up to `atMost` and no further. */
export async function countEntries(
  sql: SqlRunner,
  schema: string,
  account: string,
  query: Pick<EntriesQuery, 'kinds' | 'from' | 'to'>,
  atMost: number,
): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `select count(*)::float8 as count from (
        select 1 from ${schema}.entries e join ${schema}.transfers t on t.id = e.transfer_id
        where e.account_id = (select a.id from ${schema}.accounts a where a.key = $1)
          and ($2::text[] is null or t.kind = any ($2))
          and ($3::timestamptz is null or t.at >= $3)
          and ($4::timestamptz is null or t.at < $4)
        limit $5) as selected`,
    [
      account,
      query.kinds ?? null,
      query.from?.toISOString() ?? null,
      query.to?.toISOString() ?? null,
      atMost,
    ],
  )
  return row?.count ?? 0
}
