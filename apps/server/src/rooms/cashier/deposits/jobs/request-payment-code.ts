import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import type { CashierContext, CashierTrx } from '../../tables.ts'
import { findOrder } from '../deposit-queries.ts'
import { fetchPaymentCode } from '../payments/fetch-payment-code.ts'

const RETRY_DELAYS_S = [15, 15, 30, 60, 120, 300] as const

/** Retries the payment code request of an unanswered order, with the same order number, until the order expires. */
export const requestPaymentCode = defineJob({
  name: 'request-payment-code',
  payload: z.object({ order_no: z.string(), attempt: z.number().int() }),
  async run(ctx: CashierContext, { order_no: orderNo, attempt }) {
    const order = await findOrder(ctx.db, orderNo)
    if (order?.state !== 'requesting') return
    if ((await fetchPaymentCode(ctx, order)) === 'done') return
    await ctx.db.transaction().execute((trx) => enqueuePaymentCodeRequest(ctx, trx, orderNo, attempt + 1))
  },
})

export async function enqueuePaymentCodeRequest(
  ctx: CashierContext,
  trx: CashierTrx,
  orderNo: string,
  attempt: number,
): Promise<void> {
  const delayS = RETRY_DELAYS_S[Math.min(attempt, RETRY_DELAYS_S.length - 1)] ?? 300
  await ctx.jobs.enqueue(
    trx,
    requestPaymentCode,
    { order_no: orderNo, attempt },
    { runAt: new Date(ctx.clock.now().getTime() + delayS * 1000), key: `deposit-code:${orderNo}` },
  )
}
