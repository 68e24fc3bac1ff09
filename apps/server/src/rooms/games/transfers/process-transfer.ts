import { minor } from '@gamehall/money'
import type { ProviderResult, ProviderTransfer } from '../../../providers/games/index.ts'
import { transferProviderOf } from '../platforms/provider-of.ts'
import type { GamesContext } from '../tables.ts'
import { advanceTransferJob } from './jobs/advance-transfer-job.ts'
import { notifyTransferState } from './notify-transfer-state.ts'
import type { OpenedTransfer } from './open-transfer.ts'
import { escalateToOperator, settleTransferFailure, settleTransferSuccess } from './settle-transfer.ts'
import {
  changeTransferState,
  lockTransfer,
  type ProcessedTransfer,
  readTransfer,
  type TransferRow,
} from './transfer-queries.ts'

/** A sender without a stored result after this time counts as dead, and the transfer is resolved by inquiry. */
export const SENDER_TIMEOUT_MS = 15_000
const FIRST_INQUIRY_AFTER_MS = 1_000
const MAX_INQUIRY_INTERVAL_MS = 300_000
const ESCALATE_AFTER_MS = 3_600_000

/**
 * Advances a transfer that was sent before as far as possible now: it never sends, only inquires. An uncertain result makes
 * the transfer UNKNOWN, and a job inquires again later. Safe to call at any time and concurrently. Throws for an unknown
 * reference.
 */
export async function processTransfer(ctx: GamesContext, reference: string): Promise<ProcessedTransfer> {
  const transfer = await readTransfer(ctx.db, reference)
  if (transfer === undefined) throw new Error(`no transfer ${reference}`)
  switch (transfer.state) {
    case 'SENT':
      await recoverFromDeadSender(ctx, transfer)
      break
    case 'UNKNOWN':
      await applyInquiry(
        ctx,
        transfer,
        await (await transferProviderOf(ctx, transfer.api_key)).transferStatus(transfer.api_key, reference),
      )
      break
    default:
      return transfer
  }
  return (await readTransfer(ctx.db, reference)) ?? transfer
}

/** Processes the result of `openTransfer`: sends a new transfer, once; advances an existing one like any other. */
export async function processOpenedTransfer(
  ctx: GamesContext,
  { transfer, isNew }: OpenedTransfer,
): Promise<ProcessedTransfer> {
  if (!isNew) return processTransfer(ctx, transfer.reference)
  return applyAnswer(ctx, transfer, await send(ctx, transfer))
}

async function send(ctx: GamesContext, transfer: TransferRow): Promise<ProviderResult<ProviderTransfer>> {
  const provider = await transferProviderOf(ctx, transfer.api_key)
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
  ctx: GamesContext,
  transfer: TransferRow,
  answer: ProviderResult<ProviderTransfer>,
): Promise<ProcessedTransfer> {
  const { reference } = transfer
  if (answer.ok && answer.data.status === 'SUCCESS')
    return settleTransferSuccess(ctx, { transfer, applied: answer.data })
  if (answer.ok && answer.data.status === 'FAILED') await settleTransferFailure(ctx, reference, 'FAILED')
  else if (!answer.ok && answer.error !== 'UNKNOWN' && answer.error !== 'DUPLICATE')
    await settleTransferFailure(ctx, reference, answer.error)
  else await markUnknown(ctx, reference, answer.ok ? 'PENDING' : answer.error)
  return (await readTransfer(ctx.db, reference)) ?? transfer
}

async function markUnknown(ctx: GamesContext, reference: string, error: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const transfer = await lockTransfer(trx, reference)
    if (transfer.state !== 'SENT') return
    const now = ctx.clock.now()
    const unknown = await changeTransferState(trx, transfer, 'UNKNOWN', now, { error, was_unknown: true })
    await notifyTransferState(ctx, trx, unknown)
    await ctx.jobs.enqueue(
      trx,
      advanceTransferJob,
      { reference },
      { key: reference, runAt: new Date(now.getTime() + FIRST_INQUIRY_AFTER_MS) },
    )
  })
}

async function recoverFromDeadSender(ctx: GamesContext, transfer: TransferRow): Promise<void> {
  const now = ctx.clock.now()
  const deadAt = (transfer.sent_at ?? transfer.updated_at).getTime() + SENDER_TIMEOUT_MS
  if (now.getTime() >= deadAt) return markUnknown(ctx, transfer.reference, 'SENDER_DIED')
  await ctx.db
    .transaction()
    .execute((trx) =>
      ctx.jobs.enqueue(
        trx,
        advanceTransferJob,
        { reference: transfer.reference },
        { key: transfer.reference, runAt: new Date(deadAt) },
      ),
    )
}

/** Applies the provider’s answer to an inquiry. NOT_FOUND means failed only after the provider’s grace period. */
async function applyInquiry(
  ctx: GamesContext,
  transfer: TransferRow,
  answer: ProviderResult<ProviderTransfer>,
): Promise<void> {
  const { reference } = transfer
  if (answer.ok && answer.data.status === 'SUCCESS') {
    await settleTransferSuccess(ctx, { transfer, applied: answer.data })
    return
  }
  if (answer.ok && answer.data.status === 'FAILED') return settleTransferFailure(ctx, reference, 'FAILED')
  const now = ctx.clock.now()
  const sinceSentMs = now.getTime() - (transfer.sent_at ?? transfer.created_at).getTime()
  const { notFoundGraceMs } = (await transferProviderOf(ctx, transfer.api_key)).capabilities
  if (!answer.ok && answer.error === 'NOT_FOUND' && sinceSentMs >= notFoundGraceMs) {
    return settleTransferFailure(ctx, reference, 'NOT_FOUND')
  }
  await ctx.db.transaction().execute(async (trx) => {
    const locked = await lockTransfer(trx, reference)
    if (locked.state !== 'UNKNOWN') return
    if (sinceSentMs >= ESCALATE_AFTER_MS) {
      await escalateToOperator(ctx, trx, locked, 'NO_ANSWER')
      return
    }
    const inquiryCount = locked.ask_count + 1
    const waitMs = Math.min(FIRST_INQUIRY_AFTER_MS * 2 ** Math.min(inquiryCount, 20), MAX_INQUIRY_INTERVAL_MS)
    await trx
      .updateTable('platform_transfers')
      .set({ ask_count: inquiryCount, updated_at: now })
      .where('reference', '=', reference)
      .execute()
    await ctx.jobs.enqueue(
      trx,
      advanceTransferJob,
      { reference },
      { key: reference, runAt: new Date(now.getTime() + waitMs) },
    )
  })
}
