import { z } from 'zod'
import { defineJob } from '../../../../jobs/job.ts'
import { askGateway } from '../ask-gateway.ts'
import { changeOrder, findOrder, lockOrder } from '../deposit-queries.ts'
import { nextState } from '../deposit-states.ts'
import { enqueueLastLook } from './look-once-more.ts'

const RETRY_DELAY_S = 60
/** After this many unanswered inquiries the order expires anyway. */
const MAX_ATTEMPTS = 10

/** §4: times an order out after a last payment inquiry. */
export const expireDeposit = defineJob({
  name: 'expire-deposit',
  payload: z.object({ order_no: z.string(), attempt: z.number().int() }),
  async run(hall, { order_no: orderNo, attempt }, now) {
    const order = await findOrder(hall.db, orderNo)
    if (order === undefined || nextState(order.state, 'expired') === undefined) return
    const answer = await askGateway(hall, order)
    if (answer === 'paid') return
    await hall.db.transaction().execute(async (trx) => {
      if (answer === 'unknown' && attempt < MAX_ATTEMPTS) {
        const runAt = new Date(now.getTime() + RETRY_DELAY_S * 1000)
        const payload = { order_no: orderNo, attempt: attempt + 1 }
        await hall.jobs.enqueue(trx, expireDeposit, payload, { runAt, key: `deposit-expiry:${orderNo}` })
        return
      }
      const locked = await lockOrder(trx, orderNo)
      const state = locked && nextState(locked.state, 'expired')
      if (locked === undefined || state === undefined) return
      await changeOrder(trx, orderNo, { state })
      if (locked.method !== 'usdt') await enqueueLastLook(hall, trx, locked)
    })
  },
})
