import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { CashierContext, CashierTrx } from '../../tables.ts'
import { approveOrder } from '../approve-order.ts'
import { lockOrder } from '../withdrawal-queries.ts'
import { orderSubject, stakeOf } from './order-target.ts'

/** §4 status 1 → 2: approves a withdrawal and enqueues its payout. Large amounts need two operators. 30404, 10040. */
export const approveWithdrawal = implementAction(operatorCalls.approveWithdrawal, {
  subject: orderSubject,
  stake: (_ctx, trx: CashierTrx, { order_no }) => stakeOf(trx, order_no),
  async run(ctx: CashierContext, trx: CashierTrx, { order_no }, by) {
    const order = await lockOrder(trx, order_no)
    if (order === undefined) return refuse(30404)
    return (await approveOrder(ctx, trx, order, by.name)) ? succeed({ order_no }) : refuse(10040)
  },
})
