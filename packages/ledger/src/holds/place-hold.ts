import { MAX_MINOR, type Minor } from '@gamehall/money'
import { canonicalJson, hashInput, type Metadata } from '../input-hash.ts'
import { isKey } from '../posting/prepare-posting.ts'
import type { SqlRunner } from '../sql-runner.ts'

/** Money to be set aside on one account until a posting names the hold, or it is released. */
export type Hold = {
  /** Idempotency key, of a namespace apart from the postings' keys. */
  key: string
  account: string
  /** Above zero. */
  amountMinor: Minor
  kind: string
  at: Date
  metadata?: Metadata
}

/** `replayed`: the hold stood already (it may since have been posted or released), and nothing was done. */
export type HoldResult =
  | { ok: true; replayed: boolean }
  | { ok: false; error: 'insufficient' | 'unknown_account'; account: string }
  /** `not_holdable`: a house account; it is unbounded, so a hold would protect nothing. */
  | { ok: false; error: 'conflict' | 'not_holdable' }
  | { ok: false; error: 'invalid'; reason: string }

function findFault(hold: Hold): string | undefined {
  if (!isKey(hold.key)) return 'key'
  if (!isKey(hold.account)) return 'account'
  if (!isKey(hold.kind, 60)) return 'kind'
  if (Number.isNaN(hold.at.getTime())) return 'at'
  if (hold.amountMinor <= 0n || hold.amountMinor > MAX_MINOR) return 'amountMinor'
  return undefined
}

export async function placeHold(sql: SqlRunner, schema: string, hold: Hold): Promise<HoldResult> {
  const metadata = canonicalJson(hold.metadata ?? {})
  const reason = metadata === undefined ? 'metadata' : findFault(hold)
  if (metadata === undefined || reason) return { ok: false, error: 'invalid', reason: reason ?? 'metadata' }
  const amount = hold.amountMinor.toString()
  const [row] = await sql<{ status: string }>(`select * from ${schema}.hold($1, $2, $3, $4, $5, $6, $7)`, [
    hold.key,
    hold.account,
    amount,
    hold.kind,
    metadata,
    hashInput([hold.kind, metadata, hold.account, amount]),
    hold.at.toISOString(),
  ])
  switch (row?.status) {
    case 'held':
      return { ok: true, replayed: false }
    case 'replayed':
      return { ok: true, replayed: true }
    case 'insufficient':
    case 'unknown_account':
      return { ok: false, error: row.status, account: hold.account }
    case 'conflict':
    case 'not_holdable':
      return { ok: false, error: row.status }
    default:
      throw new Error(`the hold function answered ${row?.status}`)
  }
}
