import { negate } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import type { Payment } from '../../../../providers/payments/index.ts'
import { appLedger, channelClearing, openSystemAccounts, SUSPENSE_ACCOUNT } from '../../../wallet/index.ts'
import type { CashierContext, CashierTrx } from '../../tables.ts'
import type { DepositOrder, ReviewReason } from '../deposit-order.ts'
import { lockOrder, paymentColumns, updateOrder } from '../deposit-queries.ts'
import { type DepositEvent, type DepositState, nextState } from '../deposit-states.ts'
import { notifyDepositInReview } from '../notify-player.ts'
import { creditDeposit } from './credit-deposit.ts'

/**
 * `credited` and `in_review`: done by this call. `known`: the payment was recorded before.
 * `extra`: another payment settled the order; this one is booked to suspense for manual review.
 */
export type PaymentEffect = 'credited' | 'in_review' | 'known' | 'extra' | 'unknown_order'

/**
 * Records a payment for an order, reported by a callback or a query; idempotent per payment.
 * Right amount and in time: credits the player in one transaction. Otherwise books it to suspense for manual review.
 */
export async function applyPayment(
  ctx: CashierContext,
  orderNo: string,
  payment: Payment,
): Promise<PaymentEffect> {
  const effect = await ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo)
    if (order === undefined) return 'unknown_order'
    const next = nextState(order.state, classifyPayment(order, payment))
    await openSystemAccounts(trx, [channelClearing(order.channelId), SUSPENSE_ACCOUNT])
    if (next === undefined) {
      return isSamePayment(order, payment) ? 'known' : recordExtraPayment(ctx, trx, order, payment)
    }
    return next === 'paid'
      ? creditOrder(ctx, trx, order, payment)
      : holdForReview(ctx, trx, order, next, payment)
  })
  if (effect === 'extra') {
    ctx.log.error({ order_no: orderNo, trade_no: payment.tradeNo }, 'extra payment for a settled deposit')
  }
  return effect
}

/** Uses the gateway's payment time, not the arrival time of its notice. */
function classifyPayment(
  order: DepositOrder,
  payment: Payment,
): Extract<DepositEvent, 'paid_rightly' | 'paid_wrong_amount' | 'paid_late'> {
  if (payment.amountMinor !== order.amountMinor) return 'paid_wrong_amount'
  return payment.paidAt > order.expiresAt ? 'paid_late' : 'paid_rightly'
}

async function creditOrder(
  ctx: CashierContext,
  trx: CashierTrx,
  order: DepositOrder,
  payment: Payment,
): Promise<PaymentEffect> {
  await updateOrder(trx, order.orderNo, { state: 'paid', ...paymentColumns(payment) })
  await creditDeposit(ctx, trx, order, payment, channelClearing(order.channelId))
  return 'credited'
}

async function holdForReview(
  ctx: CashierContext,
  trx: CashierTrx,
  order: DepositOrder,
  state: DepositState,
  payment: Payment,
): Promise<PaymentEffect> {
  const reason = reviewReason(order, payment)
  await updateOrder(trx, order.orderNo, { state, review_reason: reason, ...paymentColumns(payment) })
  await postToSuspense(ctx, trx, order, payment, `deposit/${order.orderNo}/suspense`)
  await notifyDepositInReview(ctx, trx, order, payment)
  return 'in_review'
}

/** Stores an extra payment for manual review and books it to suspense. */
async function recordExtraPayment(
  ctx: CashierContext,
  trx: CashierTrx,
  order: DepositOrder,
  payment: Payment,
): Promise<PaymentEffect> {
  const inserted = await trx
    .insertInto('deposit_extra_payments')
    .values({
      order_no: order.orderNo,
      trade_no: payment.tradeNo,
      paid_minor: payment.amountMinor,
      paid_at: payment.paidAt,
      seen_at: ctx.clock.now(),
      decision: null,
      decided_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('trade_no')
    .executeTakeFirst()
  if (inserted === undefined) return 'known'
  await postToSuspense(ctx, trx, order, payment, `deposit/${order.orderNo}/extra/${payment.tradeNo}`)
  await notifyDepositInReview(ctx, trx, order, payment)
  return 'extra'
}

async function postToSuspense(
  ctx: CashierContext,
  trx: CashierTrx,
  order: DepositOrder,
  payment: Payment,
  key: string,
): Promise<void> {
  const posted = await appLedger.post(sqlRunner(trx), {
    key,
    kind: 'deposit_suspense',
    at: ctx.clock.now(),
    legs: [
      { account: channelClearing(order.channelId), amountMinor: negate(payment.amountMinor) },
      { account: SUSPENSE_ACCOUNT, amountMinor: payment.amountMinor },
    ],
    metadata: { order_no: order.orderNo },
  })
  if (!posted.ok) throw new Error(`ledger refused suspense of ${order.orderNo}: ${posted.error}`)
}

function reviewReason(order: DepositOrder, payment: Payment): ReviewReason {
  if (order.state === 'cancelled') return 'cancelled_but_paid'
  return classifyPayment(order, payment) === 'paid_wrong_amount' ? 'amount_mismatch' : 'late'
}

function isSamePayment(order: DepositOrder, payment: Payment): boolean {
  return (
    'payment' in order &&
    order.payment.tradeNo === payment.tradeNo &&
    order.payment.amountMinor === payment.amountMinor
  )
}
