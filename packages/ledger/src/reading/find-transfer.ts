import { minor } from '@gamehall/money'
import type { Metadata } from '../input-hash.ts'
import type { PostedEntry } from '../posting/posting.ts'
import type { SqlRunner } from '../sql-runner.ts'

export type Transfer = {
  transferId: bigint
  key: string
  kind: string
  metadata: Metadata
  at: Date
  entries: readonly PostedEntry[]
}

type Row = {
  id: string | bigint
  kind: string
  metadata: Metadata
  at: Date
  account: string
  amount: string | bigint
  balance_after: string | bigint
}

/** Finds the transfer posted under a key, with its entries in the order of its legs; undefined for none. */
export async function findTransfer(
  sql: SqlRunner,
  schema: string,
  key: string,
): Promise<Transfer | undefined> {
  const rows = await sql<Row>(
    `select t.id, t.kind, t.metadata, t.at, a.key as account, e.amount, e.balance_after
      from ${schema}.transfers t
      join ${schema}.entries e on e.transfer_id = t.id
      join ${schema}.accounts a on a.id = e.account_id
      where t.key = $1 order by e.leg`,
    [key],
  )
  const [first] = rows
  if (!first) return undefined
  return {
    transferId: BigInt(first.id),
    key,
    kind: first.kind,
    metadata: first.metadata,
    at: first.at,
    entries: rows.map((row) => ({
      account: row.account,
      amountMinor: minor(BigInt(row.amount)),
      balanceAfterMinor: minor(BigInt(row.balance_after)),
    })),
  }
}
