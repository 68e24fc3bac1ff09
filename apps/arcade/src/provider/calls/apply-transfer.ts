import { gatherPer } from '@gamehall/postgres'
import { sql } from 'kysely'
import type { ArcadeContext } from '../../arcade-context.ts'
import type { TransferRow } from '../../db/schema.ts'
import { ARCADE_CURRENCY, parseAmount } from '../../wallet/amount.ts'
import { describeMoves, type WalletOwner } from '../../wallet/wallets.ts'
import { type ProviderAnswer, refusal } from '../provider-answer.ts'
import type { ProviderRequest } from '../provider-schema.ts'
import { lookAtOrders, type OrderView } from './look-at-orders.ts'
import { answerAgain, type TransferOrder, transferAnswer, USED_FOR_ANOTHER } from './transfer-order.ts'

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
 * Moves money between the hall and a wallet, once per reference. The same order returns the first result, a different order
 * under the reference is DUPLICATE.
 */
async function applyTransfer(ctx: ArcadeContext, order: TransferOrder): Promise<ProviderAnswer> {
  if (order.currency !== ARCADE_CURRENCY)
    return refusal('CURRENCY', `this arcade keeps ${ARCADE_CURRENCY} only`)
  if (order.amount === 0n) return refusal('BAD_REQUEST', 'the amount must be above zero')
  return applyBatched(ctx, order)
}

/** Concurrent orders share one statement, with at most one order per player. */
const applyBatched = gatherPer(applyBatch, { keyOf: ({ player }) => player })

async function applyBatch(ctx: ArcadeContext, orders: readonly TransferOrder[]): Promise<ProviderAnswer[]> {
  const views = await lookAtOrders(ctx.db, orders)
  const accepted: AcceptedOrder[] = []
  const refusals = orders.map((order, index) => {
    const decided = decide(order, views[index], accepted)
    if ('code' in decided) return decided
    accepted.push(decided)
    return null
  })
  const rows = await callApplyTransfers(ctx, accepted)
  return orders.map(({ reference }, index) => {
    const row = rows.get(reference)
    const answer = refusals[index] ?? (row === undefined ? undefined : transferAnswer(row))
    if (answer === undefined) throw new Error(`no result for transfer ${reference}`)
    return answer
  })
}

interface AcceptedOrder {
  readonly order: TransferOrder
  readonly player: WalletOwner
  readonly amount: bigint
}

/** Returns the response of an order that moves nothing, or the accepted order. `before` holds the batch's orders accepted so far. */
function decide(
  order: TransferOrder,
  view: OrderView | undefined,
  before: readonly AcceptedOrder[],
): ProviderAnswer | AcceptedOrder {
  if (view?.player == null) return refusal('NOT_FOUND', 'no such player')
  const { player, earlier } = view
  if (earlier !== null) return answerAgain(earlier, order, player.player_id)
  if (before.some((one) => one.order.reference === order.reference)) return USED_FOR_ANOTHER
  if (view.isMaintained) return refusal('MAINTENANCE', 'the platform is under maintenance')
  if (order.kind === 'IN' && player.status === 'DISABLED')
    return refusal('PLAYER_DISABLED', 'the player is disabled')
  return { order, player, amount: order.amount ?? view.balance }
}

async function callApplyTransfers(
  ctx: ArcadeContext,
  accepted: readonly AcceptedOrder[],
): Promise<Map<string, TransferRow>> {
  if (accepted.length === 0) return new Map()
  const at = ctx.clock.now()
  const orders = accepted.map(({ order, player, amount }) => ({
    reference: order.reference,
    player_id: player.player_id.toString(),
    platform: order.platform,
    kind: order.kind,
    amount: amount.toString(),
  }))
  const moves = accepted
    .filter(({ amount }) => amount > 0n)
    .map(({ order, player, amount }) => ({
      key: `transfer/${order.reference}`,
      kind: order.kind === 'IN' ? ('transfer_in' as const) : ('transfer_out' as const),
      platform: order.platform,
      owner: player,
      amount: order.kind === 'IN' ? amount : -amount,
      at,
    }))
  const postings = moves.length === 0 ? null : JSON.stringify(describeMoves(moves))
  const { rows } = await sql<TransferRow>`
    select * from arcade.apply_transfers(${JSON.stringify(orders)}::json, ${postings}::json, ${at})
    `.execute(ctx.db)
  return new Map(rows.map((row) => [row.reference, row]))
}
