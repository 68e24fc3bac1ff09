import { operatorCalls } from '@gamehall/contract/operator'
import { formatWireAmount, minor, negate } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { appLedger, channelClearing, openSystemAccounts } from '../../../wallet/index.ts'
import type { CashierContext, CashierTrx } from '../../tables.ts'
import type { DepositOrder } from '../deposit-order.ts'
import { findOrder, lockOrder, updateOrder } from '../deposit-queries.ts'
import { nextState } from '../deposit-states.ts'
import { notifyDepositRefunded } from '../notify-player.ts'
import { REFUNDS_DUE } from '../payments/refunds-due-account.ts'

/**
 * §4 rejected → transferred out: marks the payment of a rejected order, or an extra payment booked as a refund due, as sent
 * back to its sender, and notifies the player. The amount must equal the amount received. Large amounts need two operators.
 * 30404 unknown order; 404 unknown payment; 10040 not due, or sent back already; 400 `amount`, `reference` used before.
 */
export const refundDeposit = implementAction(operatorCalls.refundDeposit, {
  subject: ({ order_no, trade_no }) =>
    `deposit ${order_no}${trade_no === undefined ? '' : `, payment ${trade_no}`}`,
  async stake(_ctx, trx: CashierTrx, { order_no, trade_no }) {
    const order = await findOrder(trx, order_no)
    if (order === undefined) return null
    const payment = await findRefundDue(trx, order, trade_no)
    return payment?.isDue === true ? { playerId: order.playerId, worthMinor: payment.amountMinor } : null
  },
  async run(ctx: CashierContext, trx: CashierTrx, { order_no: orderNo, trade_no, amount, reference }) {
    const order = await lockOrder(trx, orderNo)
    if (order === undefined) return refuse(30404)
    const payment = await findRefundDue(trx, order, trade_no)
    if (payment === undefined) return refuse(404)
    if (!payment.isDue) return refuse(10040)
    const { tradeNo, amountMinor } = payment
    const due = formatWireAmount(amountMinor, 'TWD')
    if (amount < amountMinor) return refuseField('amount', 'amount_min', { min: due })
    if (amount > amountMinor) return refuseField('amount', 'amount_max', { max: due })
    const now = ctx.clock.now()
    const isRecorded = await insertRefund(trx, {
      order_no: orderNo,
      trade_no: tradeNo,
      amount_minor: amountMinor,
      reference,
      sent_at: now,
    })
    if (!isRecorded) return refuseField('reference', 'invalid')
    if (!payment.isExtra) await updateOrder(trx, orderNo, { state: 'refunded' })
    const clearing = channelClearing(order.channelId)
    await openSystemAccounts(trx, [REFUNDS_DUE, clearing])
    const posted = await appLedger.post(sqlRunner(trx), {
      key: payment.isExtra ? `deposit/${orderNo}/extra/${tradeNo}/refunded` : `deposit/${orderNo}/refunded`,
      kind: 'deposit_refunded',
      at: now,
      legs: [
        { account: REFUNDS_DUE, amountMinor: negate(amountMinor) },
        { account: clearing, amountMinor },
      ],
      metadata: { order_no: orderNo, reference },
    })
    if (!posted.ok) throw new Error(`ledger refused the refund of ${orderNo}: ${posted.error}`)
    await notifyDepositRefunded(ctx, trx, order, { amountMinor, reference })
    return succeed({ order_no: orderNo, trade_no: tradeNo, amount: due, reference })
  },
})

/** The payment to send back: the order's own, or with `tradeNo` an extra one. Undefined when there is no such payment. */
async function findRefundDue(trx: CashierTrx, order: DepositOrder, tradeNo: string | undefined) {
  const own = 'payment' in order ? order.payment : undefined
  if (tradeNo === undefined || tradeNo === own?.tradeNo)
    return own && { ...own, isExtra: false, isDue: nextState(order.state, 'sent_back') === 'refunded' }
  const extra = await trx
    .selectFrom('deposit_extra_payments')
    .leftJoin('deposit_refunds', (join) =>
      join
        .onRef('deposit_refunds.order_no', '=', 'deposit_extra_payments.order_no')
        .onRef('deposit_refunds.trade_no', '=', 'deposit_extra_payments.trade_no'),
    )
    .select(['paid_minor', 'decision', 'deposit_refunds.reference'])
    .where('deposit_extra_payments.order_no', '=', order.orderNo)
    .where('deposit_extra_payments.trade_no', '=', tradeNo)
    .executeTakeFirst()
  if (extra === undefined) return undefined
  const isDue = extra.decision === 'refund_due' && extra.reference === null
  return { tradeNo, amountMinor: minor(extra.paid_minor), isExtra: true, isDue }
}

/** False when another refund has this reference. */
async function insertRefund(
  trx: CashierTrx,
  refund: {
    readonly order_no: string
    readonly trade_no: string
    readonly amount_minor: bigint
    readonly reference: string
    readonly sent_at: Date
  },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('deposit_refunds')
    .values(refund)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('order_no')
    .executeTakeFirst()
  return inserted !== undefined
}
