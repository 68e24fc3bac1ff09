import { type Minor, minor } from '@gamehall/money'
import type { Metadata } from '../input-hash.ts'
import type { SqlRunner } from '../sql-runner.ts'
import { buildEntriesQuery, type EntriesQueryBuilder } from './entries-query.ts'
import { selectEntries, selectionParameters } from './entry-selection.ts'
import { findIdRange, type IdRange, type InstantRange, LAST_ID } from './id-range.ts'

export type EntriesQuery = InstantRange & {
  /** At most 500 (default 50). */
  limit?: number
  /** The `nextCursor` of the previous page. */
  cursor?: string
  /** Skips this many of the newest entries by index scan; ignored with a cursor. */
  skip?: number
  /** Only these kinds; for an ordinary account no other kinds are scanned. */
  kinds?: readonly string[]
}

export type Entry = {
  transferId: bigint
  transferKey: string
  kind: string
  metadata: Metadata
  at: Date
  amountMinor: Minor
  /** The account's posted balance after this entry; for a system account, the balance of one of its stripes. */
  balanceAfterMinor: Minor
}

/** Newest first. `nextCursor` is undefined on the last page. An invalid cursor starts from the newest. */
export type EntriesPage = { entries: readonly Entry[]; nextCursor: string | undefined }

type Row = {
  transfer_id: string | bigint
  leg: number
  key: string
  kind: string
  metadata: Metadata
  at: Date
  amount: string | bigint
  balance_after: string | bigint
}

type Position = { transferId: bigint; leg: number }

function parseCursor(cursor: string | undefined): Position | undefined {
  const [, transferId, leg] = /^(\d{1,18})\.(\d{1,4})$/.exec(cursor ?? '') ?? []
  return transferId && leg ? { transferId: BigInt(transferId), leg: Number(leg) } : undefined
}

/** Lists the entries of one account by keyset pagination: stable while entries are added, and equally fast on every page. */
export async function listEntries(
  sql: SqlRunner,
  schema: string,
  account: string,
  query: EntriesQuery = {},
): Promise<EntriesPage> {
  const limit = Math.min(Math.max(Math.trunc(query.limit ?? 50), 1), 500)
  const [ids, select] = await Promise.all([
    findIdRange(sql, schema, query),
    buildEntriesQuery(sql, schema, account, query.kinds),
  ])
  const after = parseCursor(query.cursor) ?? (await skipNewest(sql, schema, account, { query, ids, select }))
  if (after === undefined) return { entries: [], nextCursor: undefined }
  // One upper bound, so that the index scan starts there.
  const before = after.transferId < ids.high ? after : { transferId: ids.high, leg: 0 }
  // A lookup per row, so that the limit stops the scan.
  const rows = await sql<Row>(
    select(
      `select e.transfer_id, e.leg, t.key, t.kind, t.metadata, t.at, e.amount, e.balance_after
        from ${schema}.entries e
        cross join lateral (select * from ${schema}.transfers t where t.id = e.transfer_id offset 0) t
        where (e.transfer_id, e.leg) < ($3::bigint, $4::smallint) and e.transfer_id >= $5
          and ($6::timestamptz is null or t.at >= $6)
          and ($7::timestamptz is null or t.at < $7)`,
      'order by transfer_id desc, leg desc limit $8',
    ),
    [
      account,
      query.kinds ?? null,
      before.transferId.toString(),
      before.leg,
      ids.low.toString(),
      query.from?.toISOString() ?? null,
      query.to?.toISOString() ?? null,
      limit + 1,
    ],
  )
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    entries: page.map(toEntry),
    nextCursor: rows.length > limit && last ? `${last.transfer_id}.${last.leg}` : undefined,
  }
}

const NEWEST: Position = { transferId: LAST_ID, leg: 0 }

type SkipInput = { query: EntriesQuery; ids: IdRange; select: EntriesQueryBuilder }

/** The position of the last skipped entry; undefined when there are fewer entries. */
async function skipNewest(
  sql: SqlRunner,
  schema: string,
  account: string,
  { query, ids, select }: SkipInput,
): Promise<Position | undefined> {
  const { skip = 0 } = query
  if (skip <= 0) return NEWEST
  const inOrder = 'order by transfer_id desc, leg desc'
  const skipped = select(selectEntries(schema, 'e.transfer_id, e.leg'), `${inOrder} limit $9::bigint`)
  const [last] = await sql<Pick<Row, 'transfer_id' | 'leg'>>(
    `select transfer_id, leg from (${skipped}) skipped ${inOrder} offset $9::bigint - 1 limit 1`,
    [...selectionParameters(account, query, ids), skip],
  )
  return last && { transferId: BigInt(last.transfer_id), leg: last.leg }
}

function toEntry(row: Row): Entry {
  return {
    transferId: BigInt(row.transfer_id),
    transferKey: row.key,
    kind: row.kind,
    metadata: row.metadata,
    at: row.at,
    amountMinor: minor(BigInt(row.amount)),
    balanceAfterMinor: minor(BigInt(row.balance_after)),
  }
}
