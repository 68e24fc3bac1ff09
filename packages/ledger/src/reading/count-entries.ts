import type { SqlRunner } from '../sql-runner.ts'
import { findIdRange, type InstantRange } from './instant-range.ts'
import type { EntriesQuery } from './list-entries.ts'

/**
 * How many entries of an account a query selects, counted up to `atMost` and no further. Without kinds the index alone
 * can count: a transfer is looked at only near the ends of the range, where its id does not tell.
 */
export async function countEntries(
  sql: SqlRunner,
  schema: string,
  account: string,
  query: InstantRange & Pick<EntriesQuery, 'kinds'>,
  atMost: number,
): Promise<number> {
  const ids = await findIdRange(sql, schema, query)
  const [row] = await sql<{ count: number }>(
    `select count(*)::float8 as count from (
        select 1 from ${schema}.entries e
        where e.account_id = (select a.id from ${schema}.accounts a where a.key = $1)
          and e.transfer_id >= $2 and e.transfer_id < $3
          and (($4::text[] is null and e.transfer_id >= $5 and e.transfer_id < $6)
            or (select ($4::text[] is null or t.kind = any ($4))
                and ($7::timestamptz is null or t.at >= $7) and ($8::timestamptz is null or t.at < $8)
              from ${schema}.transfers t where t.id = e.transfer_id))
        limit $9) as selected`,
    [
      account,
      ids.low.toString(),
      ids.high.toString(),
      query.kinds ?? null,
      ids.surelyLow.toString(),
      ids.surelyHigh.toString(),
      query.from?.toISOString() ?? null,
      query.to?.toISOString() ?? null,
      atMost,
    ],
  )
  return row?.count ?? 0
}
