import { MAX_MINOR, type Minor } from '@gamehall/money'
import { canonicalJson, hashInput, type Metadata } from '../input-hash.ts'
import { isValidKey } from '../posting/prepare-posting.ts'
import type { SqlRunner } from '../sql-runner.ts'

/** Money to reserve on one account until a posting uses the hold, or it is released. */
export type Hold = {
  /** Idempotency key; its namespace is separate from the postings' keys. */
  key: string
  account: string
  /** Above zero. */
  amountMinor: Minor
  kind: string
  at: Date
  metadata?: Metadata
}

/** `replayed`: the hold exists already (it may have been posted or released since); nothing was done. */
export type HoldResult =
  | { ok: true; replayed: boolean }
  | { ok: false; error: 'insufficient' | 'unknown_account'; account: string }
  /** `not_holdable`: a system account has no minimum, so a hold would protect nothing. */
  | { ok: false; error: 'conflict' | 'not_holdable' }
  | { ok: false; error: 'invalid'; reason: string }

function findInvalidField(hold: Hold): string | undefined {
  if (!isValidKey(hold.key)) return 'key'
  if (!isValidKey(hold.account)) return 'account'
  if (!isValidKey(hold.kind, 60)) return 'kind'
  if (Number.isNaN(hold.at.getTime())) return 'at'
  if (hold.amountMinor <= 0n || hold.amountMinor > MAX_MINOR) return 'amountMinor'
  return undefined
}

type Prepared = { ok: true; hold: Hold; metadata: string; hash: string }

/** Validates the fields and hashes the input, without the database. */
function prepareHold(hold: Hold): Prepared | HoldResult {
  const metadata = canonicalJson(hold.metadata ?? {})
  const reason = metadata === undefined ? 'metadata' : findInvalidField(hold)
  if (metadata === undefined || reason) return { ok: false, error: 'invalid', reason: reason ?? 'metadata' }
  const hash = hashInput([hold.kind, metadata, hold.account, hold.amountMinor.toString()])
  return { ok: true, hold, metadata, hash }
}

/** Serializes a hold as JSON for the SQL function `hold_described`, which takes a list of them. Throws when it is malformed. */
export function serializeHold(hold: Hold): object {
  const prepared = prepareHold(hold)
  if (!isPrepared(prepared)) throw new Error(`hold ${hold.key} is malformed`)
  return {
    key: hold.key,
    account: hold.account,
    amount: hold.amountMinor.toString(),
    kind: hold.kind,
    metadata: prepared.metadata,
    hash: prepared.hash,
    at: hold.at.toISOString(),
  }
}

const isPrepared = (one: Prepared | HoldResult): one is Prepared => 'hold' in one

/** Reserves money on one account. */
export async function placeHold(sql: SqlRunner, schema: string, hold: Hold): Promise<HoldResult> {
  const [result] = await placeHolds(sql, schema, [hold])
  if (!result) throw new Error('the hold function answered nothing')
  return result
}

/** Reserves money on several accounts in one statement. Each hold succeeds or fails by itself; results are in order. */
export async function placeHolds(
  sql: SqlRunner,
  schema: string,
  holds: readonly Hold[],
): Promise<HoldResult[]> {
  const prepared = holds.map(prepareHold)
  const valid = prepared.filter(isPrepared)
  const statuses = valid.length === 0 ? [] : await callHoldAll(sql, schema, valid)
  let next = 0
  return prepared.map((one) => (isPrepared(one) ? readResult(statuses[next++], one.hold) : one))
}

async function callHoldAll(sql: SqlRunner, schema: string, prepared: readonly Prepared[]): Promise<string[]> {
  const [row] = await sql<{ statuses: string[] }>(
    `select * from ${schema}.hold_all($1, $2, $3, $4, $5, $6, $7)`,
    [
      prepared.map(({ hold }) => hold.key),
      prepared.map(({ hold }) => hold.account),
      prepared.map(({ hold }) => hold.amountMinor.toString()),
      prepared.map(({ hold }) => hold.kind),
      prepared.map(({ metadata }) => metadata),
      prepared.map(({ hash }) => hash),
      prepared.map(({ hold }) => hold.at.toISOString()),
    ],
  )
  return row?.statuses ?? []
}

function readResult(status: string | undefined, hold: Hold): HoldResult {
  switch (status) {
    case 'held':
      return { ok: true, replayed: false }
    case 'replayed':
      return { ok: true, replayed: true }
    case 'insufficient':
    case 'unknown_account':
      return { ok: false, error: status, account: hold.account }
    case 'conflict':
    case 'not_holdable':
      return { ok: false, error: status }
    default:
      throw new Error(`the hold function answered ${status}`)
  }
}
