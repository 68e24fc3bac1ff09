import { formatWire, ZERO } from '@gamehall/money'
import { z } from 'zod'
import { refuse, succeed } from '../../../../core/outcome.ts'
import { defineAction } from '../../../../operator/action.ts'
import { SUSPENSE } from '../../../wallet/index.ts'
import { creditDeposit } from '../credit-deposit.ts'
import { changeOrder, findOrder, lockOrder } from '../deposit-queries.ts'
import { nextState } from '../deposit-states.ts'
import { creditedAmount } from '../deposit-view.ts'

/** §4 pending review → success: credits the received amount from suspense. Large amounts need two operators. 30404, 10040. */
export const approveDeposit = defineAction({
  name: 'approve-deposit',
  permission: 'deposits.review',
  summary: 'Approve a deposit in review and credit the amount received',
  input: z.object({ order_no: z.string().min(1).max(40) }),
  subject: ({ order_no }) => `deposit ${order_no}`,
  fourEyes: {
    rule: 'amount',
    async stake(_hall, trx, { order_no }) {
      const order = await findOrder(trx, order_no)
      if (order?.state !== 'reviewing') return null
      return { playerId: order.playerId, worthMinor: order.payment.amountMinor }
    },
  },
  async run(hall, trx, { order_no: orderNo }) {
    const order = await lockOrder(trx, orderNo)
    if (order === undefined) return refuse(30404)
    const state = nextState(order.state, 'approved')
    if (order.state !== 'reviewing' || state === undefined) return refuse(10040)
    const credited = creditedAmount(order, order.payment.amountMinor)
    if (credited <= ZERO) return refuse(10040)
    await changeOrder(trx, orderNo, { state })
    await creditDeposit(hall, trx, order, order.payment, SUSPENSE)
    return succeed({ order_no: orderNo, credited: formatWire(credited, 'TWD') })
  },
})
