import type { Minor } from '@gamehall/money'
import type { Hall } from '../../../core/hall.ts'
import { type Outcome, refuse, succeed } from '../../../core/outcome.ts'
import { type Trx, transact } from '../../../core/transact.ts'
import { holdMoney } from '../../wallet/index.ts'
import { driveTransferKind } from './drive-transfer-kind.ts'
import { holdRequest } from './settle-transfer.ts'
import { changeState, readTransferByKey, type TransferRow } from './transfer-queries.ts'

export interface TransferDraft {
  readonly playerId: bigint
  readonly apiKey: string
  readonly direction: 'in' | 'out'
  /** Null: everything the player has there (out only). */
  readonly amountMinor: Minor | null
  readonly idempotencyKey: string
}

/** If the process that opened a transfer dies, the queue takes it over after this. */
const TAKE_OVER_AFTER_MS = 20_000
const REFERENCE_RANDOM_LENGTH = 12

/**
 * Commits a transfer before anybody is asked to carry it out: its row, the hold (in) and the job that finishes it
 * should this process die. The same key answers the same transfer.
 * 10031: not enough money. 30011: another transfer of this player on this platform is still open.
 */
export async function openTransfer(
  hall: Hall,
  draft: TransferDraft,
): Promise<Outcome<TransferRow, 10031 | 30011>> {
  const key = {
    player_id: draft.playerId,
    idempotency_key: draft.idempotencyKey,
    api_key: draft.apiKey,
    direction: draft.direction,
  }
  const existing = await readTransferByKey(hall.db, key)
  if (existing !== undefined) return succeed(existing)
  const opened = await commitTransfer(hall, draft)
  if (opened.ok || opened.code !== 30011) return opened
  // The transfer in the way may be this very one, opened by a twin of this call.
  const twin = await readTransferByKey(hall.db, key)
  return twin === undefined ? opened : succeed(twin)
}

function commitTransfer(hall: Hall, draft: TransferDraft): Promise<Outcome<TransferRow, 10031 | 30011>> {
  return transact(hall.db, async (trx): Promise<Outcome<TransferRow, 10031 | 30011>> => {
    const created = await insertTransfer(hall, trx, draft)
    if (created === undefined) return refuse(30011)
    let transfer = created
    if (draft.direction === 'in') {
      const held = await holdMoney(hall, trx, holdRequest(transfer))
      if (!held.ok) return held
      transfer = await changeState(trx, transfer, 'HELD', hall.clock.now())
    }
    await hall.jobs.enqueue(
      trx,
      driveTransferKind,
      { reference: transfer.reference },
      { key: transfer.reference, runAt: new Date(hall.clock.now().getTime() + TAKE_OVER_AFTER_MS) },
    )
    return succeed(transfer)
  })
}

function insertTransfer(hall: Hall, trx: Trx, draft: TransferDraft): Promise<TransferRow | undefined> {
  const now = hall.clock.now()
  const stamp = now.toISOString().replace(/\D/g, '').slice(2, 14)
  return trx
    .insertInto('platform_transfers')
    .values({
      reference: `T${stamp}${hall.ids.code(REFERENCE_RANDOM_LENGTH)}`,
      player_id: draft.playerId,
      api_key: draft.apiKey,
      direction: draft.direction,
      amount_minor: draft.amountMinor,
      state: 'CREATED',
      idempotency_key: draft.idempotencyKey,
      error: null,
      created_at: now,
      sent_at: null,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}
