import type { CashierContext, CashierTrx } from '../../tables.ts'
import { advanceWithdrawalJob } from '../jobs/job-definitions.ts'
import type { WithdrawalOrder } from '../withdrawal-order.ts'
import { updateOrder } from '../withdrawal-queries.ts'

const DELAYS_S = [2, 3, 5, 10, 20, 30, 60, 120, 300] as const
const MAX_DELAY_S = 300
/** After this time in a state the payout counts as stuck and needs an operator. */
const STUCK_AFTER_MS = { in_progress: 3_600_000, transferred: 86_400_000 } as const
const FINAL_INQUIRY_DELAY_MS = 86_400_000

/** Records the last answer, schedules the next inquiry with growing delays, and marks a payout that takes too long as stuck. */
export async function schedulePayoutInquiry(
  ctx: CashierContext,
  trx: CashierTrx,
  order: WithdrawalOrder,
  answer: string,
): Promise<void> {
  const { state, orderNo } = order
  if (state !== 'in_progress' && state !== 'transferred' && state !== 'reviewed') return
  const now = ctx.clock.now()
  const isStuck = state !== 'reviewed' && now.getTime() - stateSince(order).getTime() >= STUCK_AFTER_MS[state]
  if (isStuck && order.stuckAt === null) {
    ctx.log.error({ alarm: 'payout', order_no: orderNo, answer }, 'payout is stuck and needs an operator')
  }
  await updateOrder(trx, orderNo, {
    ask_count: order.inquiryCount + 1,
    last_answer: answer,
    ...(isStuck && order.stuckAt === null && { stuck_at: now }),
  })
  const delayS = DELAYS_S[Math.min(order.inquiryCount, DELAYS_S.length - 1)] ?? MAX_DELAY_S
  await ctx.jobs.enqueue(
    trx,
    advanceWithdrawalJob,
    { order_no: orderNo },
    { key: orderNo, runAt: new Date(now.getTime() + delayS * 1000) },
  )
}

const stateSince = (order: WithdrawalOrder): Date =>
  order.transferredAt ?? order.reviewedAt ?? order.createdAt

/** Schedules one inquiry a day after success: a payout can still be returned, and that callback can be lost. */
export async function scheduleFinalPayoutInquiry(
  ctx: CashierContext,
  trx: CashierTrx,
  { orderNo }: WithdrawalOrder,
): Promise<void> {
  const runAt = new Date(ctx.clock.now().getTime() + FINAL_INQUIRY_DELAY_MS)
  await ctx.jobs.enqueue(trx, advanceWithdrawalJob, { order_no: orderNo }, { key: orderNo, runAt })
}
