import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import type { CashierContext, CashierTrx } from '../../tables.ts'
import { findOrder } from '../deposit-queries.ts'
import type { DepositState } from '../deposit-states.ts'
import { inquirePayment } from '../payments/inquire-payment.ts'

/** Polling intervals by state, in seconds: shorter once the player reports the payment. Callbacks can be lost. */
const DELAYS_S = {
  awaiting: [60, 300, 900],
  confirmed: [10, 20, 30, 60, 120, 300],
} as const

type PolledState = keyof typeof DELAYS_S
const isPolled = (state: DepositState): state is PolledState => Object.hasOwn(DELAYS_S, state)

export const pollDeposit = defineJob({
  name: 'poll-deposit',
  payload: z.object({ order_no: z.string(), attempt: z.number().int() }),
  async run(ctx: CashierContext, { order_no: orderNo, attempt }) {
    const order = await findOrder(ctx.db, orderNo)
    if (order === undefined || !isPolled(order.state)) return
    if ((await inquirePayment(ctx, order)) === 'paid') return
    const { state } = order
    await ctx.db.transaction().execute((trx) => enqueueDepositPoll(ctx, trx, orderNo, state, attempt + 1))
  },
})

/** Schedules the next poll of an order; does nothing in a state that is not polled. */
export async function enqueueDepositPoll(
  ctx: CashierContext,
  trx: CashierTrx,
  orderNo: string,
  state: DepositState,
  attempt: number,
): Promise<void> {
  if (!isPolled(state)) return
  const delays = DELAYS_S[state]
  const delayS = delays[Math.min(attempt, delays.length - 1)] ?? 300
  await ctx.jobs.enqueue(
    trx,
    pollDeposit,
    { order_no: orderNo, attempt },
    { runAt: new Date(ctx.clock.now().getTime() + delayS * 1000), key: `deposit-poll:${orderNo}` },
  )
}
