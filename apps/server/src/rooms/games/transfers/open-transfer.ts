import type { Minor } from '@gamehall/money'
import { batchPerOwner } from '@gamehall/postgres'
import { sql } from 'kysely'
import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import { acquireAdvisoryLock } from '../../../platform/database/acquire-advisory-lock.ts'
import { transact } from '../../../platform/database/transact.ts'
import { formatTaiwanDigits } from '../../../platform/time/taiwan-time.ts'
import { describeHolding } from '../../wallet/index.ts'
import { readRemainingLossAllowance } from '../limits/check-play-allowed.ts'
import type { GamesContext, GamesDb } from '../tables.ts'
import { enqueueFollowUpJobs, withFollowUpJobs } from './follow-up-jobs.ts'
import { transferHoldRequest } from './settle-transfer.ts'
import type { TransferDraft } from './transfer-draft.ts'
import { readTransferByKey, type TransferRow } from './transfer-queries.ts'

export interface OpenedTransfer {
  readonly transfer: TransferRow
  /** Whether this call opened the transfer; only then its caller sends it. */
  readonly isNew: boolean
}

type Opened = Outcome<OpenedTransfer, 10031 | 30011>

const REFERENCE_RANDOM_LENGTH = 12

/**
 * Commits a transfer as SENT before its caller sends it: the row, the hold (direction `in`) and the follow-up jobs that finish
 * it if this process dies. Idempotent by key. Concurrent calls of several players are batched into one transaction.
 * 10031: insufficient balance. 30011: another transfer of this player on this platform is open.
 */
export const openTransfer = batchPerOwner(openBatch, {
  keyOf: ({ playerId }) => playerId.toString(),
})

/**
 * Like `openTransfer`, for a player with a loss limit: the player’s transfers on all platforms are serialized, and each is
 * checked against the remaining loss allowance. 10302: over a loss limit.
 */
export const openTransferWithinLimits = (
  ctx: GamesContext,
  draft: TransferDraft & { readonly amountMinor: Minor },
): Promise<Outcome<OpenedTransfer, 10031 | 10302 | 30011>> =>
  transact(ctx.db, async (trx) => {
    const now = ctx.clock.now()
    await acquireAdvisoryLock(trx, `transfers-in/${draft.playerId}`)
    const duplicate = await findDuplicate(trx, draft)
    if (duplicate !== undefined) return succeed({ transfer: duplicate, isNew: false })
    const allowance = await readRemainingLossAllowance(trx, draft.playerId, now)
    if (allowance !== null && draft.amountMinor > allowance) return refuse(10302)
    const transfer = newTransfer(ctx, draft)
    const [outcome] = await callOpenTransfers(trx, [transfer], now)
    if (outcome !== 'opened') return refuse(outcome === 'insufficient' ? 10031 : 30011)
    await enqueueFollowUpJobs(ctx, trx, draft)
    return succeed({ transfer, isNew: true })
  })

async function openBatch(ctx: GamesContext, drafts: readonly TransferDraft[]): Promise<Opened[]> {
  const transfers = drafts.map((draft) => newTransfer(ctx, draft))
  const outcomes = await withFollowUpJobs(ctx, drafts, (db) =>
    callOpenTransfers(db, transfers, ctx.clock.now()),
  )
  return Promise.all(
    drafts.map((draft, index): Opened | Promise<Opened> => {
      const transfer = transfers[index]
      if (transfer !== undefined && outcomes[index] === 'opened') return succeed({ transfer, isNew: true })
      return outcomes[index] === 'insufficient' ? refuse(10031) : resolveConflict(ctx, draft)
    }),
  )
}

/** The row that the SQL function `open_transfers` inserts. */
function newTransfer(ctx: GamesContext, draft: TransferDraft): TransferRow {
  const now = ctx.clock.now()
  return {
    reference: `T${formatTaiwanDigits(now)}${ctx.ids.code(REFERENCE_RANDOM_LENGTH)}`,
    player_id: draft.playerId,
    api_key: draft.apiKey,
    direction: draft.direction,
    amount_minor: draft.amountMinor,
    state: 'SENT',
    idempotency_key: draft.idempotencyKey,
    error: null,
    ask_count: 0,
    was_unknown: false,
    took_all: false,
    created_at: now,
    sent_at: now,
    updated_at: now,
  }
}

async function callOpenTransfers(
  db: GamesDb,
  transfers: readonly TransferRow[],
  at: Date,
): Promise<readonly string[]> {
  const given = transfers.map((transfer) => ({
    reference: transfer.reference,
    player_id: transfer.player_id.toString(),
    api_key: transfer.api_key,
    direction: transfer.direction,
    amount_minor: transfer.amount_minor?.toString() ?? null,
    idempotency_key: transfer.idempotency_key,
    ...(transfer.direction === 'in' && describeHolding(transferHoldRequest(transfer), at)),
  }))
  const { rows } = await sql<{ outcomes: string[] }>`
    select open_transfers(${JSON.stringify(given)}::json, ${at}) as outcomes`.execute(db)
  return rows[0]?.outcomes ?? []
}

/** The conflicting transfer can be this one, opened by an earlier or a concurrent call with the same key. */
async function resolveConflict(ctx: GamesContext, draft: TransferDraft): Promise<Opened> {
  const duplicate = await findDuplicate(ctx.db, draft)
  return duplicate === undefined ? refuse(30011) : succeed({ transfer: duplicate, isNew: false })
}

const findDuplicate = (db: GamesDb, draft: TransferDraft): Promise<TransferRow | undefined> =>
  readTransferByKey(db, {
    player_id: draft.playerId,
    idempotency_key: draft.idempotencyKey,
    api_key: draft.apiKey,
    direction: draft.direction,
  })
