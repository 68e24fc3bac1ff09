import type { SqlRunner } from '../sql-runner.ts'

/** Makes a query over one account's entries (`e`) out of its `select … where …` and its `order by … limit …`. */
export type EntriesOf = (select: string, end: string) => string

/**
 * How an account's entries ($1), of some kinds or of all ($2, or null), are read without walking the others. Each kind
 * of an ordinary account is a stretch of an index of its own; a house account's entries are looked at one by one.
 */
export async function entriesOf(
  sql: SqlRunner,
  schema: string,
  account: string,
  kinds: readonly string[] | undefined,
): Promise<EntriesOf> {
  const ofAccount = `e.account_id = (select a.id from ${schema}.accounts a where a.key = $1)`
  if (kinds === undefined || (await isHouse(sql, schema, account))) {
    return (select, end) => `${select} and ${ofAccount} and ($2::text[] is null or e.kind = any ($2)) ${end}`
  }
  return (select, end) =>
    `select picked.* from (select distinct unnest($2::text[]) as kind) wanted
      cross join lateral (${select} and ${ofAccount} and e.stripe = 0 and e.kind = wanted.kind ${end}) picked ${end}`
}

async function isHouse(sql: SqlRunner, schema: string, account: string): Promise<boolean> {
  const [row] = await sql<{ stripes: number }>(
    `select a.stripes from ${schema}.accounts a where a.key = $1`,
    [account],
  )
  return row !== undefined && row.stripes > 0
}
