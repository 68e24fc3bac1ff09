import { type Minor, minor, negate } from '@gamehall/money'
import { batchPerOwner } from '@gamehall/postgres'
import { sql } from 'kysely'
import type { ProviderTransfer } from '../../../providers/games/index.ts'
import { filterTestAccounts } from '../../account/index.ts'
import { sendPushes, toPushRow } from '../../inbox/index.ts'
import {
  describeMovements,
  type HoldRequest,
  type Movement,
  platformClearing,
  platformPlayClearing,
  releaseMoney,
} from '../../wallet/index.ts'
import type { GamesContext, GamesDb, GamesTrx } from '../tables.ts'
import { notifyTransferEnd, transferEndPush } from './notify-transfer-end.ts'
import { notifyTransferUnderReview } from './notify-transfer-state.ts'
import {
  changeTransferState,
  lockTransfer,
  type ProcessedTransfer,
  type TransferRow,
} from './transfer-queries.ts'
import { isTransferOpen } from './transfer-states.ts'

/** The ledger hold of a transfer to a platform. */
export function transferHoldRequest(transfer: TransferRow): HoldRequest {
  return {
    key: `transfer:${transfer.reference}`,
    playerId: transfer.player_id,
    subType: 'transfer_in',
    amountMinor: minor(transfer.amount_minor ?? 0n),
    orderNo: transfer.reference,
  }
}

interface AppliedTransfer {
  readonly transfer: TransferRow
  readonly applied: ProviderTransfer
}

/**
 * Posts a transfer that the provider has applied, exactly once, and returns its new state. When the provider applied another
 * amount than requested, the transfer goes to an operator (MANUAL). Concurrent calls are batched into one transaction.
 */
export const settleTransferSuccess = batchPerOwner(settleBatch, {
  keyOf: ({ transfer }) => transfer.reference,
})

async function settleBatch(
  ctx: GamesContext,
  items: readonly AppliedTransfer[],
): Promise<ProcessedTransfer[]> {
  const moved = items.map(({ transfer, applied }) => ({
    transfer,
    amountMinor: applied.amountMinor,
    balanceMinor: applied.balanceMinor,
  }))
  const settled = await callSettleTransfers(ctx, ctx.db, moved, false)
  if (settled.length === items.length) return settled
  // At least one has ended already, was UNKNOWN, or was applied with another amount: settle each on its own.
  const rows: ProcessedTransfer[] = []
  for (const one of moved) rows.push(await settleOne(ctx, one))
  return rows
}

function settleOne(ctx: GamesContext, moved: MovedTransfer): Promise<ProcessedTransfer> {
  return ctx.db.transaction().execute(async (trx) => {
    const transfer = await lockTransfer(trx, moved.transfer.reference)
    if (!isTransferOpen(transfer.state)) return transfer
    if (transfer.amount_minor !== null && transfer.amount_minor !== moved.amountMinor)
      return escalateToOperator(ctx, trx, transfer, 'AMOUNT_MISMATCH')
    return postTransfer(ctx, trx, { ...moved, transfer })
  })
}

export interface MovedTransfer {
  readonly transfer: TransferRow
  readonly amountMinor: bigint
  /** The player’s balance at the platform after the transfer; null when the platform does not report it. */
  readonly balanceMinor: Minor | null
}

/** Posts a locked, open transfer and ends it as SUCCESS. */
export async function postTransfer(
  ctx: GamesContext,
  trx: GamesTrx,
  moved: MovedTransfer,
): Promise<ProcessedTransfer> {
  const [ended] = await callSettleTransfers(ctx, trx, [moved], true)
  if (ended === undefined) throw new Error(`transfer ${moved.transfer.reference} cannot become SUCCESS`)
  await notifyTransferEnd(ctx, trx, ended)
  return ended
}

/** Calls the SQL function `settle_transfers`. Returns the transfers in the given order, or none when one cannot be settled. */
async function callSettleTransfers(
  ctx: GamesContext,
  db: GamesDb,
  moved: readonly MovedTransfer[],
  isDecided: boolean,
): Promise<ProcessedTransfer[]> {
  const at = ctx.clock.now()
  const answers = moved.map(({ transfer, amountMinor, balanceMinor }) => ({
    reference: transfer.reference,
    amount: amountMinor.toString(),
    balance: balanceMinor?.toString() ?? null,
  }))
  const testIds = await filterTestAccounts(
    ctx,
    db,
    moved.map(({ transfer }) => transfer.player_id),
  )
  const { postings, pushes } = describeMovements(
    moved
      .filter(({ amountMinor }) => amountMinor > 0n)
      .map((one) => movementOf(one, testIds.has(one.transfer.player_id))),
    at,
  )
  const allPushes = [...pushes, ...moved.map(({ transfer }) => toPushRow(transferEndPush(transfer)))]
  const { rows } = await sql<ProcessedTransfer>`
    select t.*, ledger.available('player/' || t.player_id || '/main/TWD') as main_balance from settle_transfers(${JSON.stringify(answers)}::json,
      ${postings === null ? null : JSON.stringify(postings)}::json, ${JSON.stringify(allPushes)}::json, ${isDecided}, ${at}) t`.execute(
    db,
  )
  const byReference = new Map(rows.map((row) => [row.reference, row]))
  return moved.flatMap(({ transfer }) => byReference.get(transfer.reference) ?? [])
}

/** Play money has its own clearing account; the ledger refuses to mix it with real money. */
function movementOf({ transfer, amountMinor }: MovedTransfer, isPlayMoney: boolean): Movement {
  const amount = minor(amountMinor)
  const isIn = transfer.direction === 'in'
  return {
    key: `transfer:${transfer.reference}`,
    playerId: transfer.player_id,
    subType: isIn ? 'transfer_in' : 'transfer_out',
    amountMinor: isIn ? negate(amount) : amount,
    counterAccount: (isPlayMoney ? platformPlayClearing : platformClearing)(transfer.api_key),
    orderNo: transfer.reference,
    apiKey: transfer.api_key,
    ...(isIn && { holdKey: `transfer:${transfer.reference}` }),
  }
}

/** Fails a transfer that the provider did not apply, and releases its hold, exactly once. */
export async function settleTransferFailure(
  ctx: GamesContext,
  reference: string,
  error: string,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const transfer = await lockTransfer(trx, reference)
    if (isTransferOpen(transfer.state)) await failTransfer(ctx, trx, transfer, error)
  })
}

/** Ends a locked, open transfer as FAILED; direction `in` continues to RELEASED with the hold released. */
export async function failTransfer(
  ctx: GamesContext,
  trx: GamesTrx,
  transfer: TransferRow,
  error: string,
): Promise<void> {
  const now = ctx.clock.now()
  let ended = await changeTransferState(trx, transfer, 'FAILED', now, { error })
  if (transfer.direction === 'in') {
    await releaseMoney(ctx, trx, transferHoldRequest(transfer))
    ended = await changeTransferState(trx, ended, 'RELEASED', now)
  }
  await sendPushes(ctx, trx, [transferEndPush(ended)])
  await notifyTransferEnd(ctx, trx, ended)
}

/** Sets a locked transfer to MANUAL, because inquiries cannot resolve it, and notifies the player. */
export async function escalateToOperator(
  ctx: GamesContext,
  trx: GamesTrx,
  transfer: TransferRow,
  error: string,
): Promise<TransferRow> {
  const now = ctx.clock.now()
  const unknown =
    transfer.state === 'UNKNOWN'
      ? transfer
      : await changeTransferState(trx, transfer, 'UNKNOWN', now, { was_unknown: true, error })
  const waiting = await changeTransferState(trx, unknown, 'MANUAL', now, { error })
  await notifyTransferUnderReview(ctx, trx, waiting)
  ctx.log.error(
    { alarm: 'transfer', reference: transfer.reference, error },
    'a transfer waits for an operator',
  )
  return waiting
}
