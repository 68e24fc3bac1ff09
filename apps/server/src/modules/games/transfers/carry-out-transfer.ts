import { minor } from '@gamehall/money'
import type { Hall } from '../../../core/hall.ts'
import type { ProviderResult, ProviderTransfer } from '../../../providers/games/index.ts'
import { driveTransferKind } from './drive-transfer-kind.ts'
import type { OpenedTransfer } from './open-transfer.ts'
import { providerOf } from './platform-player.ts'
import { holdForPerson, settleFailure, settleSuccess } from './settle-transfer.ts'
import { tellTransferState } from './tell-transfer-state.ts'
import {
  type CarriedTransfer,
  changeState,
  lockTransfer,
  readTransfer,
  type TransferRow,
} from './transfer-queries.ts'

/** A sender without a stored result after this time counts as dead, and the transfer is resolved by inquiry. */
export const SENDER_DEAD_AFTER_MS = 15_000
const FIRST_INQUIRY_AFTER_MS = 1_000
const MAX_INQUIRY_INTERVAL_MS = 300_000
const ESCALATE_AFTER_MS = 3_600_000

/**
 * Advances a transfer as far as possible now. Sends it to the provider exactly once; afterwards only inquires. An uncertain
 * result makes the transfer UNKNOWN, and a job inquires again later. Safe to call at any time and concurrently. Throws for
 * an unknown reference.
 */
export async function carryOut(hall: Hall, reference: string): Promise<CarriedTransfer> {
  const transfer = await readTransfer(hall.db, reference)
  if (transfer === undefined) throw new Error(`no transfer ${reference}`)
  switch (transfer.state) {
    case 'CREATED':
    case 'HELD':
      if (await claimSending(hall, reference)) return applyAnswer(hall, transfer, await send(hall, transfer))
      break
    case 'SENT':
      await recoverFromDeadSender(hall, transfer)
      break
    case 'UNKNOWN':
      await applyInquiry(
        hall,
        transfer,
        await providerOf(hall, transfer.api_key).transferStatus(transfer.api_key, reference),
      )
      break
    default:
      return transfer
  }
  return (await readTransfer(hall.db, reference)) ?? transfer
}

/** Processes the result of `openTransfer`: sends a new transfer; advances an existing one like any other. */
export async function carryOutOpened(
  hall: Hall,
  { transfer, isNew }: OpenedTransfer,
): Promise<CarriedTransfer> {
  if (!isNew) return carryOut(hall, transfer.reference)
  return applyAnswer(hall, transfer, await send(hall, transfer))
}

/** Sets the transfer to SENT; only the caller that succeeds may send it. */
async function claimSending(hall: Hall, reference: string): Promise<boolean> {
  return hall.db.transaction().execute(async (trx) => {
    const transfer = await lockTransfer(trx, reference)
    const now = hall.clock.now()
    if (transfer.state !== 'CREATED' && transfer.state !== 'HELD') return false
    await changeState(trx, transfer, 'SENT', now, { sent_at: now })
    return true
  })
}

function send(hall: Hall, transfer: TransferRow): Promise<ProviderResult<ProviderTransfer>> {
  const provider = providerOf(hall, transfer.api_key)
  const request = {
    reference: transfer.reference,
    apiKey: transfer.api_key,
    player: provider.playerName(transfer.player_id.toString()),
    currency: 'TWD',
  } as const
  if (transfer.amount_minor === null) return provider.withdrawAll(request)
  const withAmount = { ...request, amountMinor: minor(transfer.amount_minor) }
  return transfer.direction === 'in' ? provider.transferIn(withAmount) : provider.transferOut(withAmount)
}

/** Applies the provider’s answer to sending. A refusal is final; DUPLICATE and no answer leave the transfer UNKNOWN. */
async function applyAnswer(
  hall: Hall,
  transfer: TransferRow,
  answer: ProviderResult<ProviderTransfer>,
): Promise<CarriedTransfer> {
  const { reference } = transfer
  if (answer.ok && answer.data.status === 'SUCCESS')
    return settleSuccess(hall, { transfer, applied: answer.data })
  if (answer.ok && answer.data.status === 'FAILED') await settleFailure(hall, reference, 'FAILED')
  else if (!answer.ok && answer.error !== 'UNKNOWN' && answer.error !== 'DUPLICATE')
    await settleFailure(hall, reference, answer.error)
  else await markUnknown(hall, reference, answer.ok ? 'PENDING' : answer.error)
  return (await readTransfer(hall.db, reference)) ?? transfer
}

async function markUnknown(hall: Hall, reference: string, error: string): Promise<void> {
  await hall.db.transaction().execute(async (trx) => {
    const transfer = await lockTransfer(trx, reference)
    if (transfer.state !== 'SENT') return
    const now = hall.clock.now()
    const unknown = await changeState(trx, transfer, 'UNKNOWN', now, { error, was_unknown: true })
    await tellTransferState(hall, trx, unknown)
    await hall.jobs.enqueue(
      trx,
      driveTransferKind,
      { reference },
      { key: reference, runAt: new Date(now.getTime() + FIRST_INQUIRY_AFTER_MS) },
    )
  })
}

async function recoverFromDeadSender(hall: Hall, transfer: TransferRow): Promise<void> {
  const now = hall.clock.now()
  const deadAt = (transfer.sent_at ?? transfer.updated_at).getTime() + SENDER_DEAD_AFTER_MS
  if (now.getTime() >= deadAt) return markUnknown(hall, transfer.reference, 'SENDER_DIED')
  await hall.db
    .transaction()
    .execute((trx) =>
      hall.jobs.enqueue(
        trx,
        driveTransferKind,
        { reference: transfer.reference },
        { key: transfer.reference, runAt: new Date(deadAt) },
      ),
    )
}

/** Applies the provider’s answer to an inquiry. NOT_FOUND means failed only after the provider’s grace period. */
async function applyInquiry(
  hall: Hall,
  transfer: TransferRow,
  answer: ProviderResult<ProviderTransfer>,
): Promise<void> {
  const { reference } = transfer
  if (answer.ok && answer.data.status === 'SUCCESS') {
    await settleSuccess(hall, { transfer, applied: answer.data })
    return
  }
  if (answer.ok && answer.data.status === 'FAILED') return settleFailure(hall, reference, 'FAILED')
  const now = hall.clock.now()
  const sinceSentMs = now.getTime() - (transfer.sent_at ?? transfer.created_at).getTime()
  const { notFoundGraceMs } = providerOf(hall, transfer.api_key).capabilities
  if (!answer.ok && answer.error === 'NOT_FOUND' && sinceSentMs >= notFoundGraceMs) {
    return settleFailure(hall, reference, 'NOT_FOUND')
  }
  await hall.db.transaction().execute(async (trx) => {
    const locked = await lockTransfer(trx, reference)
    if (locked.state !== 'UNKNOWN') return
    if (sinceSentMs >= ESCALATE_AFTER_MS) {
      await holdForPerson(hall, trx, locked, 'NO_ANSWER')
      return
    }
    const inquiryCount = locked.ask_count + 1
    const waitMs = Math.min(FIRST_INQUIRY_AFTER_MS * 2 ** Math.min(inquiryCount, 20), MAX_INQUIRY_INTERVAL_MS)
    await trx
      .updateTable('platform_transfers')
      .set({ ask_count: inquiryCount, updated_at: now })
      .where('reference', '=', reference)
      .execute()
    await hall.jobs.enqueue(
      trx,
      driveTransferKind,
      { reference },
      { key: reference, runAt: new Date(now.getTime() + waitMs) },
    )
  })
}
