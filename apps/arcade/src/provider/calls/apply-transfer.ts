import { sql } from 'kysely'
import type { ArcadeContext } from '../../arcade-context.ts'
import { isInMaintenance } from '../../catalogue/platform-status.ts'
import type { PlatformKey } from '../../catalogue/platforms.ts'
import type { ArcadeTrx, PlayerRow, TransferRow } from '../../db/schema.ts'
import { ARCADE_CURRENCY, formatAmount, parseAmount } from '../../wallet/amount.ts'
import { findPlayer } from '../find-player.ts'
import { answer, type ProviderAnswer, refusal } from '../provider-answer.ts'
import type { ProviderRequest } from '../provider-schema.ts'

interface TransferOrder {
  readonly kind: TransferRow['kind']
  readonly reference: string
  readonly player: string
  readonly platform: PlatformKey
  readonly currency: string
  /** Null: everything there is. */
  readonly amount: bigint | null
}

export function transferIn(
  ctx: ArcadeContext,
  request: ProviderRequest<'transfers/in'>,
): Promise<ProviderAnswer> {
  return applyTransfer(ctx, { ...request, kind: 'IN', amount: parseAmount(request.amount) ?? 0n })
}

export function transferOut(
  ctx: ArcadeContext,
  request: ProviderRequest<'transfers/out'>,
): Promise<ProviderAnswer> {
  return applyTransfer(ctx, { ...request, kind: 'OUT', amount: parseAmount(request.amount) ?? 0n })
}

export function transferOutAll(
  ctx: ArcadeContext,
  request: ProviderRequest<'transfers/out-all'>,
): Promise<ProviderAnswer> {
  return applyTransfer(ctx, { ...request, kind: 'OUT_ALL', amount: null })
}

/**
 * Moves money between the hall and a wallet, once per reference: the same order again answers as the first one did,
 * another order under the reference is DUPLICATE.
 */
async function applyTransfer(ctx: ArcadeContext, order: TransferOrder): Promise<ProviderAnswer> {
  if (order.currency !== ARCADE_CURRENCY)
    return refusal('CURRENCY', `this arcade keeps ${ARCADE_CURRENCY} only`)
  if (order.amount === 0n) return refusal('BAD_REQUEST', 'the amount must be above zero')
  const player = await findPlayer(ctx.db, order.player)
  if (player === undefined) return refusal('NOT_FOUND', 'no such player')
  return ctx.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${order.reference}, 0))`.execute(trx)
    const earlier = await findTransfer(trx, order.reference)
    if (earlier !== undefined) {
      return isSameOrder(earlier, order, player)
        ? transferAnswer(earlier)
        : refusal('DUPLICATE', 'the reference was used for another transfer')
    }
    if (await isInMaintenance(trx, order.platform))
      return refusal('MAINTENANCE', 'the platform is under maintenance')
    if (order.kind === 'IN' && player.status === 'DISABLED')
      return refusal('PLAYER_DISABLED', 'the player is disabled')
    const moved = await moveMoney(ctx, trx, order, player)
    return transferAnswer(await insertTransfer(ctx, trx, order, player, moved))
  })
}

interface Moved {
  readonly amount: bigint
  readonly balanceAfter: bigint
  readonly isDone: boolean
}

const DRAIN_ATTEMPTS = 5

async function moveMoney(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  { kind, platform, reference, amount }: TransferOrder,
  { player_id: playerId }: PlayerRow,
): Promise<Moved> {
  const { wallets, clock } = ctx
  const move = (signed: bigint) =>
    wallets.move(trx, {
      key: `transfer/${reference}`,
      kind: kind === 'IN' ? 'transfer_in' : 'transfer_out',
      platform,
      playerId,
      amount: signed,
      at: clock.now(),
    })
  if (amount !== null) {
    const balanceAfter = await move(kind === 'IN' ? amount : -amount)
    if (balanceAfter !== null) return { amount, balanceAfter, isDone: true }
    return { amount, balanceAfter: await wallets.balance(trx, platform, playerId), isDone: false }
  }
  // A bet may take money between the look and the move; then look again.
  for (let attempt = 0; attempt < DRAIN_ATTEMPTS; attempt += 1) {
    const all = await wallets.balance(trx, platform, playerId)
    if (all === 0n) return { amount: 0n, balanceAfter: 0n, isDone: true }
    const balanceAfter = await move(-all)
    if (balanceAfter !== null) return { amount: all, balanceAfter, isDone: true }
  }
  return { amount: 0n, balanceAfter: await wallets.balance(trx, platform, playerId), isDone: false }
}

function findTransfer(trx: ArcadeTrx, reference: string): Promise<TransferRow | undefined> {
  return trx.selectFrom('arcade.transfers').selectAll().where('reference', '=', reference).executeTakeFirst()
}

function insertTransfer(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  { kind, platform, reference }: TransferOrder,
  player: PlayerRow,
  { amount, balanceAfter, isDone }: Moved,
): Promise<TransferRow> {
  return trx
    .insertInto('arcade.transfers')
    .values({
      reference,
      player_id: player.player_id,
      platform,
      kind,
      amount,
      status: isDone ? 'SUCCESS' : 'FAILED',
      error: isDone ? null : 'INSUFFICIENT',
      balance_after: balanceAfter,
      created_at: ctx.clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

function isSameOrder(earlier: TransferRow, order: TransferOrder, player: PlayerRow): boolean {
  return (
    earlier.kind === order.kind &&
    earlier.player_id === player.player_id &&
    earlier.platform === order.platform &&
    (order.amount === null || earlier.amount === order.amount)
  )
}

function transferAnswer(row: TransferRow): ProviderAnswer {
  if (row.status === 'FAILED') return refusal('INSUFFICIENT', 'the wallet holds too little')
  return answer(transferView(row))
}

/** A transfer as the hall sees it. */
export function transferView(row: TransferRow) {
  return {
    reference: row.reference,
    status: row.status,
    amount: formatAmount(row.amount),
    balance: formatAmount(row.balance_after),
    created_at: row.created_at.toISOString(),
  }
}
