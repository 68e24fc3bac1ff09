import { z } from 'zod'
import type { Hall } from '../../../../core/hall.ts'
import type { Trx } from '../../../../core/transact.ts'
import { defineJob } from '../../../../jobs/job.ts'
import { findOrder } from '../deposit-queries.ts'
import { requestCode } from '../request-code.ts'

const RETRY_DELAYS_S = [15, 15, 30, 60, 120, 300] as const

/** Retries the payment code request of an unanswered order, with the same order number, until the order expires. */
export const requestPaymentCode = defineJob({
  name: 'request-payment-code',
  payload: z.object({ order_no: z.string(), attempt: z.number().int() }),
  async run(hall, { order_no: orderNo, attempt }) {
    const order = await findOrder(hall.db, orderNo)
    if (order?.state !== 'requesting') return
    if ((await requestCode(hall, order)) === 'done') return
    await hall.db.transaction().execute((trx) => enqueueCodeRequest(hall, trx, orderNo, attempt + 1))
  },
})

export async function enqueueCodeRequest(
  hall: Hall,
  trx: Trx,
  orderNo: string,
  attempt: number,
): Promise<void> {
  const delayS = RETRY_DELAYS_S[Math.min(attempt, RETRY_DELAYS_S.length - 1)] ?? 300
  await hall.jobs.enqueue(
    trx,
    requestPaymentCode,
    { order_no: orderNo, attempt },
    { runAt: new Date(hall.clock.now().getTime() + delayS * 1000), key: `deposit-code:${orderNo}` },
  )
}
