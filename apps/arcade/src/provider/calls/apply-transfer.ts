import { batchPerOwner } from '@gamehall/postgres'
import { sql } from 'kysely'
import type { ArcadeContext } from '../../arcade-context.ts'
import type { TransferRow } from '../../db/schema.ts'
import { ARCADE_CURRENCY, parseAmount } from '../../wallet/amount.ts'
import { describeMovements, type WalletOwner } from '../../wallet/wallets.ts'
import { type ProviderResponse, refuse } from '../provider-response.ts'
import type { ProviderRequest } from '../provider-schema.ts'
import { type OrderState, readOrderStates } from './read-order-states.ts'
import {
  answerRepeatedOrder,
  REFERENCE_CONFLICT,
  type TransferOrder,
  transferAnswer,
} from './transfer-order.ts'

export function transferIn(
  ctx: ArcadeContext,
  request: ProviderRequest<'transfers/in'>,
): Promise<ProviderResponse> {
  return applyTransfer(ctx, { ...request, kind: 'IN', amount: parseAmount(request.amount) ?? 0n })
}

export function transferOut(
  ctx: ArcadeContext,
  request: ProviderRequest<'transfers/out'>,
): Promise<ProviderResponse> {
  return applyTransfer(ctx, { ...request, kind: 'OUT', amount: parseAmount(request.amount) ?? 0n })
}

export function transferOutAll(
  ctx: ArcadeContext,
  request: ProviderRequest<'transfers/out-all'>,
): Promise<ProviderResponse> {
  return applyTransfer(ctx, { ...request, kind: 'OUT_ALL', amount: null })
}

/**
 * Moves money between the hall and a wallet, once per reference. The same order returns the first result, a different order
 * under the reference is DUPLICATE.
 */
async function applyTransfer(ctx: ArcadeContext, order: TransferOrder): Promise<ProviderResponse> {
  if (order.currency !== ARCADE_CURRENCY)
    return refuse('CURRENCY', `this arcade keeps ${ARCADE_CURRENCY} only`)
  if (order.amount === 0n) return refuse('BAD_REQUEST', 'the amount must be above zero')
  return applyBatched(ctx, order)
}

/** Concurrent orders share one statement, with at most one order per player. */
const applyBatched = batchPerOwner(applyBatch, { keyOf: ({ player }) => player })

async function applyBatch(ctx: ArcadeContext, orders: readonly TransferOrder[]): Promise<ProviderResponse[]> {
  const views = await readOrderStates(ctx.db, orders)
  const accepted: AcceptedOrder[] = []
  const refusals = orders.map((order, index) => {
    const decided = decide(order, views[index], accepted)
    if ('code' in decided) return decided
    accepted.push(decided)
    return null
  })
  await openMissingWallets(ctx, accepted)
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
  readonly hasWallet: boolean
}

/** Returns the response of an order that moves nothing, or the accepted order. `before` holds the batch's orders accepted so far. */
function decide(
  order: TransferOrder,
  view: OrderState | undefined,
  before: readonly AcceptedOrder[],
): ProviderResponse | AcceptedOrder {
  if (view?.player == null) return refuse('NOT_FOUND', 'no such player')
  const { player, earlier } = view
  if (earlier !== null) return answerRepeatedOrder(earlier, order, player.player_id)
  if (before.some((one) => one.order.reference === order.reference)) return REFERENCE_CONFLICT
  if (view.isInMaintenance) return refuse('MAINTENANCE', 'the platform is under maintenance')
  if (order.kind === 'IN' && player.status === 'DISABLED')
    return refuse('PLAYER_DISABLED', 'the player is disabled')
  return { order, player, amount: order.amount ?? view.balance ?? 0n, hasWallet: view.balance !== null }
}

/** A player registered before a platform existed has no wallet there yet. */
async function openMissingWallets(ctx: ArcadeContext, accepted: readonly AcceptedOrder[]): Promise<void> {
  for (const { order, player, hasWallet } of accepted) {
    if (!hasWallet) await ctx.wallets.openWallet(ctx.db, order.platform, player)
  }
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
  const postings = moves.length === 0 ? null : JSON.stringify(describeMovements(moves))
  const { rows } = await sql<TransferRow>`
    select * from arcade.apply_transfers(${JSON.stringify(orders)}::json, ${postings}::json, ${at})
    `.execute(ctx.db)
  return new Map(rows.map((row) => [row.reference, row]))
}
