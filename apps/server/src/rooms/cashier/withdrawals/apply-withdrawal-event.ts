import type { CashierContext, CashierTrx } from '../tables.ts'
import { notifyWithdrawal } from './notify-player.ts'
import type { WithdrawalOrder } from './withdrawal-order.ts'
import { postWithdrawal, refundWithdrawal, releaseWithdrawal } from './withdrawal-postings.ts'
import { findOrder, updateOrder } from './withdrawal-queries.ts'
import {
  moneyEffect,
  nextState,
  OPEN_STATES,
  type WithdrawalEvent,
  type WithdrawalState,
} from './withdrawal-states.ts'

/** Columns that an event sets besides the state. */
export type WithdrawalEventDetails = Partial<{
  readonly reviewed_at: Date
  readonly reviewed_by: string | null
  readonly reject_reason: string
  readonly failure: NonNullable<WithdrawalOrder['failure']>
  readonly txid: string
}>

/**
 * Applies an event to an order: updates the state, posts or releases the money and notifies the player. The caller's
 * transaction must hold the lock of the order. Returns undefined, without changes, when the transition is not allowed.
 */
export async function applyWithdrawalEvent(
  ctx: CashierContext,
  trx: CashierTrx,
  order: WithdrawalOrder,
  event: WithdrawalEvent,
  circumstances: WithdrawalEventDetails = {},
): Promise<WithdrawalOrder | undefined> {
  const state = nextState(order.state, event)
  if (state === undefined) return undefined
  const now = ctx.clock.now()
  const effect = moneyEffect(order.state, state)
  await updateOrder(trx, order.orderNo, {
    state,
    stuck_at: null,
    ...(effect === 'post' && { transferred_at: now }),
    finished_at: isOpen(state) ? null : now,
    ...circumstances,
  })
  if (effect === 'post') await postWithdrawal(ctx, trx, order)
  if (effect === 'release') await releaseWithdrawal(ctx, trx, order)
  if (effect === 'give_back') await refundWithdrawal(ctx, trx, order)
  const changed = await findOrder(trx, order.orderNo)
  if (changed === undefined) throw new Error(`withdrawal ${order.orderNo} is missing`)
  await notifyWithdrawal(ctx, trx, changed, order.state)
  return changed
}

const isOpen = (state: WithdrawalState): boolean => OPEN_STATES.some((open) => open === state)
