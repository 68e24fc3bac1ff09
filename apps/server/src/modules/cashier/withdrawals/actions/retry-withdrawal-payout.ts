import { refuse, succeed } from '../../../../core/outcome.ts'
import { defineAction } from '../../../../operator/action.ts'
import { oneOperator } from '../../../../operator/four-eyes/rule.ts'
import { driveWithdrawalKind } from '../jobs/job-kinds.ts'
import { lockOrder } from '../withdrawal-queries.ts'
import { orderSubject, orderTarget } from './waiting-order.ts'

/** Enqueues the payout job now: it inquires about the payout, or sends it again with the same reference. 30404, 10040. */
export const retryWithdrawalPayout = defineAction({
  name: 'retry-withdrawal-payout',
  permission: 'withdrawals.settle',
  summary: 'Retry a payout now under its original reference',
  input: orderTarget,
  fourEyes: oneOperator('continues what was approved, under its own reference'),
  subject: orderSubject,
  async run(hall, trx, { order_no }) {
    const order = await lockOrder(trx, order_no)
    if (order === undefined) return refuse(30404)
    if (order.state !== 'reviewed' && order.state !== 'in_progress' && order.state !== 'transferred') {
      return refuse(10040)
    }
    await hall.jobs.enqueue(trx, driveWithdrawalKind, { order_no }, { key: order_no })
    return succeed({ order_no, state: order.state })
  },
})
