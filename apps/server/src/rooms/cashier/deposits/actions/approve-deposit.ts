import { operatorCalls } from '@gamehall/contract/operator'
import { formatWireAmount, ZERO } from '@gamehall/money'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { SUSPENSE_ACCOUNT } from '../../../wallet/index.ts'
import type { CashierContext, CashierTrx } from '../../tables.ts'
import { creditedAmount } from '../deposit-credit-rule.ts'
import { findOrder, lockOrder, updateOrder } from '../deposit-queries.ts'
import { nextState } from '../deposit-states.ts'
import { creditDeposit } from '../payments/credit-deposit.ts'

/** §4 pending review → success: credits the received amount from suspense. Large amounts need two operators. 30404, 10040. */
export const approveDeposit = implementAction(operatorCalls.approveDeposit, {
  subject: ({ order_no }) => `deposit ${order_no}`,
  async stake(_ctx, trx: CashierTrx, { order_no }) {
    const order = await findOrder(trx, order_no)
    if (order?.state !== 'reviewing') return null
    return { playerId: order.playerId, worthMinor: order.payment.amountMinor }
  },
  async run(ctx: CashierContext, trx: CashierTrx, { order_no: orderNo }) {
    const order = await lockOrder(trx, orderNo)
    if (order === undefined) return refuse(30404)
    const state = nextState(order.state, 'approved')
    if (order.state !== 'reviewing' || state === undefined) return refuse(10040)
    const credited = creditedAmount(order, order.payment.amountMinor)
    if (credited <= ZERO) return refuse(10040)
    await updateOrder(trx, orderNo, { state })
    await creditDeposit(ctx, trx, order, order.payment, SUSPENSE_ACCOUNT)
    return succeed({ order_no: orderNo, credited: formatWireAmount(credited, 'TWD') })
  },
})
