import { operatorCalls } from '@gamehall/contract/operator'
import { formatWireAmount, negate } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { appLedger, openSystemAccounts, SUSPENSE_ACCOUNT } from '../../../wallet/index.ts'
import type { CashierContext, CashierTrx } from '../../tables.ts'
import { lockOrder, updateOrder } from '../deposit-queries.ts'
import { nextState } from '../deposit-states.ts'
import { notifyDepositRejected } from '../notify-player.ts'
import { REFUNDS_DUE } from '../payments/refunds-due-account.ts'

/**
 * §4 pending review → rejected: moves the money from suspense to refunds due and notifies the player of the reason
 * (`message`, or else the operator's reason). 30404, 10040.
 */
export const rejectDeposit = implementAction(operatorCalls.rejectDeposit, {
  subject: ({ order_no }) => `deposit ${order_no}`,
  async run(ctx: CashierContext, trx: CashierTrx, { order_no: orderNo, message }, _by, reason) {
    const order = await lockOrder(trx, orderNo)
    if (order === undefined) return refuse(30404)
    const state = nextState(order.state, 'rejected')
    if (order.state !== 'reviewing' || state === undefined) return refuse(10040)
    const shown = message ?? reason
    await updateOrder(trx, orderNo, { state, reject_reason: shown })
    await openSystemAccounts(trx, [SUSPENSE_ACCOUNT, REFUNDS_DUE])
    const posted = await appLedger.post(sqlRunner(trx), {
      key: `deposit/${orderNo}/refund-due`,
      kind: 'deposit_refund_due',
      at: ctx.clock.now(),
      legs: [
        { account: SUSPENSE_ACCOUNT, amountMinor: negate(order.payment.amountMinor) },
        { account: REFUNDS_DUE, amountMinor: order.payment.amountMinor },
      ],
      metadata: { order_no: orderNo },
    })
    if (!posted.ok) throw new Error(`ledger refused the rejection of ${orderNo}: ${posted.error}`)
    await notifyDepositRejected(ctx, trx, order, shown)
    return succeed({ order_no: orderNo, refund_due: formatWireAmount(order.payment.amountMinor, 'TWD') })
  },
})
