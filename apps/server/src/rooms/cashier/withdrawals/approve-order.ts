import type { CashierContext, CashierTrx } from '../tables.ts'
import { applyWithdrawalEvent } from './apply-withdrawal-event.ts'
import { advanceWithdrawalJob } from './jobs/job-definitions.ts'
import type { WithdrawalOrder } from './withdrawal-order.ts'

/** Approves an order, by an operator or automatically (null), and enqueues its payout. False when it is not in review. */
export async function approveOrder(
  ctx: CashierContext,
  trx: CashierTrx,
  order: WithdrawalOrder,
  by: string | null,
): Promise<boolean> {
  const approved = await applyWithdrawalEvent(ctx, trx, order, 'approved', {
    reviewed_at: ctx.clock.now(),
    reviewed_by: by,
  })
  if (approved === undefined) return false
  await ctx.jobs.enqueue(trx, advanceWithdrawalJob, { order_no: order.orderNo }, { key: order.orderNo })
  return true
}
