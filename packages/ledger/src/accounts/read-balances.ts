import { type Currency, type Minor, minor } from '@gamehall/money'
import type { SqlRunner } from '../sql-runner.ts'

export type Balance = {
  currency: Currency
  postedMinor: Minor
  /** Reserved by open holds. */
  heldMinor: Minor
  /** Posted minus held. */
  availableMinor: Minor
}

type Row = { key: string; currency: Currency; posted: string | bigint; held: string | bigint }

/** Reads the balances of the existing accounts, by key, in one snapshot. */
export async function readBalances(
  sql: SqlRunner,
  schema: string,
  keys: readonly string[],
): Promise<Map<string, Balance>> {
  const rows = await sql<Row>(
    `select a.key, a.currency, a.held,
        case when a.stripes = 0 then a.posted
          else (select sum(s.posted)::bigint from ${schema}.account_stripes s where s.account_id = a.id) end as posted
      from ${schema}.accounts a where a.key = any ($1)`,
    [keys],
  )
  return new Map(rows.map((row) => [row.key, toBalance(row)]))
}

function toBalance({ currency, posted, held }: Row): Balance {
  const postedMinor = minor(BigInt(posted))
  const heldMinor = minor(BigInt(held))
  return { currency, postedMinor, heldMinor, availableMinor: minor(postedMinor - heldMinor) }
}
