import { negate } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import type { Payment } from '../../../providers/payments/index.ts'
import { channelClearing, hallLedger, openHouseAccounts, SUSPENSE } from '../../wallet/index.ts'
import { creditDeposit } from './credit-deposit.ts'
import type { DepositOrder, ReviewReason } from './deposit-order.ts'
import { changeOrder, lockOrder, paymentColumns } from './deposit-queries.ts'
import { type DepositEvent, type DepositState, nextState } from './deposit-states.ts'
import { tellReview } from './tell-player.ts'

/**
 * `credited` and `in_review`: this call did it. `known`: the same payment was recorded before.
 * `conflict`: the order is settled by another payment; nothing is changed and a person must look.
 */
export type PaymentEffect = 'credited' | 'in_review' | 'known' | 'conflict' | 'unknown_order'

/**
 * Records that money arrived for an order, whoever says so (callback, query): once, however often it is said.
 * Right amount and in time: ledger, order, wash volume and push in one transaction. Else the money goes to suspense.
 */
export async function applyPayment(hall: Hall, orderNo: string, payment: Payment): Promise<PaymentEffect> {
  const effect = await hall.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo)
    if (order === undefined) return 'unknown_order'
    const next = nextState(order.state, judgePayment(order, payment))
    if (next === undefined) return isSamePayment(order, payment) ? 'known' : 'conflict'
    await openHouseAccounts(trx, [channelClearing(order.channelId), SUSPENSE])
    return next === 'paid' ? settle(hall, trx, order, payment) : park(hall, trx, order, next, payment)
  })
  if (effect === 'conflict') {
    hall.log.error({ order_no: orderNo, trade_no: payment.tradeNo }, 'a second payment for a settled deposit')
  }
  return effect
}

/** The gateway's own time of payment decides what is late: a notice may take its time. */
function judgePayment(
  order: DepositOrder,
  payment: Payment,
): Extract<DepositEvent, 'paid_rightly' | 'paid_wrong_amount' | 'paid_late'> {
  if (payment.amountMinor !== order.amountMinor) return 'paid_wrong_amount'
  return payment.paidAt > order.expiresAt ? 'paid_late' : 'paid_rightly'
}

async function settle(hall: Hall, trx: Trx, order: DepositOrder, payment: Payment): Promise<PaymentEffect> {
  await changeOrder(trx, order.orderNo, { state: 'paid', ...paymentColumns(payment) })
  await creditDeposit(hall, trx, order, payment, channelClearing(order.channelId))
  return 'credited'
}

async function park(
  hall: Hall,
  trx: Trx,
  order: DepositOrder,
  state: DepositState,
  payment: Payment,
): Promise<PaymentEffect> {
  const reason = reviewReason(order, payment)
  await changeOrder(trx, order.orderNo, { state, review_reason: reason, ...paymentColumns(payment) })
  const posted = await hallLedger.post(sqlRunner(trx), {
    key: `deposit/${order.orderNo}/suspense`,
    kind: 'deposit_suspense',
    at: hall.clock.now(),
    legs: [
      { account: channelClearing(order.channelId), amountMinor: negate(payment.amountMinor) },
      { account: SUSPENSE, amountMinor: payment.amountMinor },
    ],
    metadata: { order_no: order.orderNo },
  })
  if (!posted.ok) throw new Error(`ledger refused suspense of ${order.orderNo}: ${posted.error}`)
  await tellReview(hall, trx, order, payment)
  return 'in_review'
}

function reviewReason(order: DepositOrder, payment: Payment): ReviewReason {
  if (order.state === 'cancelled') return 'cancelled_but_paid'
  return judgePayment(order, payment) === 'paid_wrong_amount' ? 'amount_mismatch' : 'late'
}

function isSamePayment(order: DepositOrder, payment: Payment): boolean {
  return (
    'payment' in order &&
    order.payment.tradeNo === payment.tradeNo &&
    order.payment.amountMinor === payment.amountMinor
  )
}
