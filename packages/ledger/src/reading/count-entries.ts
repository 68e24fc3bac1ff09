import type { SqlRunner } from '../sql-runner.ts'
import { entriesOf } from './entries-of.ts'
import { findIdRange, type InstantRange } from './instant-range.ts'
import type { EntriesQuery } from './list-entries.ts'

/**
 * How many entries of an account a query selects, counted up to `atMost` and no further. The index alone can count: a
 * transfer is looked at only near the ends of the range, where its id does not tell.
 */
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
  const selected = select(
    `select 1 from ${schema}.entries e
      where e.transfer_id >= $3 and e.transfer_id < $4
        and ((e.transfer_id >= $5 and e.transfer_id < $6)
          or (select ($7::timestamptz is null or t.at >= $7) and ($8::timestamptz is null or t.at < $8)
            from ${schema}.transfers t where t.id = e.transfer_id))`,
    'limit $9',
  )
  const [row] = await sql<{ count: number }>(
    `select count(*)::float8 as count from (${selected}) as selected`,
    [
      account,
      query.kinds ?? null,
      ids.low.toString(),
      ids.high.toString(),
      ids.surelyLow.toString(),
      ids.surelyHigh.toString(),
      query.from?.toISOString() ?? null,
      query.to?.toISOString() ?? null,
      atMost,
    ],
  )
  return row?.count ?? 0
}
