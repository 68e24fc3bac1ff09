import type { SqlRunner } from '../sql-runner.ts'

/** Builds a query over one account's entries (`e`) from its `select … where …` and its `order by … limit …`. */
export type EntriesQueryBuilder = (select: string, end: string) => string

/**
 * Prepares the query for an account's entries ($1) of some kinds ($2, null for all), so that it scans no other kinds: each
 * kind of an ordinary account is a contiguous range of an index. A system account's entries are filtered one by one.
 */
export async function buildEntriesQuery(
  sql: SqlRunner,
  schema: string,
  account: string,
  kinds: readonly string[] | undefined,
): Promise<EntriesQueryBuilder> {
  const ofAccount = `e.account_id = (select a.id from ${schema}.accounts a where a.key = $1)`
  if (kinds === undefined || (await isSystemAccount(sql, schema, account))) {
    return (select, end) => `${select} and ${ofAccount} and ($2::text[] is null or e.kind = any ($2)) ${end}`
  }
  return (select, end) =>
    `select picked.* from (select distinct unnest($2::text[]) as kind) wanted
      cross join lateral (${select} and ${ofAccount} and e.stripe = 0 and e.kind = wanted.kind ${end}) picked ${end}`
}

async function isSystemAccount(sql: SqlRunner, schema: string, account: string): Promise<boolean> {
  const [row] = await sql<{ stripes: number }>(
    `select a.stripes from ${schema}.accounts a where a.key = $1`,
    [account],
  )
  return row !== undefined && row.stripes > 0
}
