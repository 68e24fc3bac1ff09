import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import type { CashierContext } from '../../tables.ts'
import { findOrder, lockOrder, updateOrder } from '../deposit-queries.ts'
import { nextState } from '../deposit-states.ts'
import { inquirePayment } from '../payments/inquire-payment.ts'
import { enqueueClosedDepositRecheck } from './recheck-closed-deposit.ts'

const RETRY_DELAY_S = 60
/** After this many unanswered inquiries the order expires anyway. */
const MAX_ATTEMPTS = 10

/** §4: times an order out after a last payment inquiry. */
export const expireDeposit = defineJob({
  name: 'expire-deposit',
  payload: z.object({ order_no: z.string(), attempt: z.number().int() }),
  async run(ctx: CashierContext, { order_no: orderNo, attempt }, now) {
    const order = await findOrder(ctx.db, orderNo)
    if (order === undefined || nextState(order.state, 'expired') === undefined) return
    const answer = await inquirePayment(ctx, order)
    if (answer === 'paid') return
    await ctx.db.transaction().execute(async (trx) => {
      if (answer === 'unknown' && attempt < MAX_ATTEMPTS) {
        const runAt = new Date(now.getTime() + RETRY_DELAY_S * 1000)
        const payload = { order_no: orderNo, attempt: attempt + 1 }
        await ctx.jobs.enqueue(trx, expireDeposit, payload, { runAt, key: `deposit-expiry:${orderNo}` })
        return
      }
      const locked = await lockOrder(trx, orderNo)
      const state = locked && nextState(locked.state, 'expired')
      if (locked === undefined || state === undefined) return
      await updateOrder(trx, orderNo, { state })
      if (locked.method !== 'usdt') await enqueueClosedDepositRecheck(ctx, trx, locked)
    })
  },
})
