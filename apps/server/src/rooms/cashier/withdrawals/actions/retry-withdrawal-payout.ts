import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { CashierContext, CashierTrx } from '../../tables.ts'
import { advanceWithdrawalJob } from '../jobs/job-definitions.ts'
import { lockOrder } from '../withdrawal-queries.ts'
import { orderSubject } from './order-target.ts'

/** Enqueues the payout job now: it inquires about the payout, or sends it again with the same reference. 30404, 10040. */
export const retryWithdrawalPayout = implementAction(operatorCalls.retryWithdrawalPayout, {
  subject: orderSubject,
  async run(ctx: CashierContext, trx: CashierTrx, { order_no }) {
    const order = await lockOrder(trx, order_no)
    if (order === undefined) return refuse(30404)
    if (order.state !== 'reviewed' && order.state !== 'in_progress' && order.state !== 'transferred') {
      return refuse(10040)
    }
    await ctx.jobs.enqueue(trx, advanceWithdrawalJob, { order_no }, { key: order_no })
    return succeed({ order_no, state: order.state })
  },
})
