import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import { DAY_MS, HOUR_MS } from '../../../../platform/time/durations.ts'
import type { CashierContext, CashierTrx } from '../../tables.ts'
import type { DepositOrder } from '../deposit-order.ts'
import { findOrder } from '../deposit-queries.ts'
import { inquirePayment } from '../payments/inquire-payment.ts'

/** Hourly attempts: two days. */
const MAX_ATTEMPTS = 48

/**
 * Inquires once more about a closed order, hourly until the gateway answers: its account accepts payments until the
 * gateway closes it, and the callback of such a payment can be lost.
 */
export const recheckClosedDeposit = defineJob({
  name: 'look-once-more',
  payload: z.object({ order_no: z.string(), attempt: z.number().int() }),
  async run(ctx: CashierContext, { order_no: orderNo, attempt }, now) {
    const order = await findOrder(ctx.db, orderNo)
    if (order === undefined || (await inquirePayment(ctx, order)) !== 'unknown') return
    if (attempt >= MAX_ATTEMPTS) throw new Error(`the gateway never answered about closed order ${orderNo}`)
    const at = new Date(now.getTime() + HOUR_MS)
    await ctx.db.transaction().execute((trx) => enqueueRecheck(ctx, trx, orderNo, attempt + 1, at))
  },
})

export async function enqueueClosedDepositRecheck(
  ctx: CashierContext,
  trx: CashierTrx,
  order: DepositOrder,
): Promise<void> {
  const closesAt = order.code?.payableUntil.getTime() ?? order.expiresAt.getTime() + DAY_MS
  await enqueueRecheck(ctx, trx, order.orderNo, 0, new Date(closesAt + HOUR_MS))
}

async function enqueueRecheck(
  ctx: CashierContext,
  trx: CashierTrx,
  orderNo: string,
  attempt: number,
  runAt: Date,
): Promise<void> {
  const payload = { order_no: orderNo, attempt }
  await ctx.jobs.enqueue(trx, recheckClosedDeposit, payload, { runAt, key: `deposit-last-look:${orderNo}` })
}
