import { z } from 'zod'
import type { Hall } from '../../../../core/hall.ts'
import type { Trx } from '../../../../core/transact.ts'
import { defineJob } from '../../../../jobs/job.ts'
import { askGateway } from '../ask-gateway.ts'
import type { DepositOrder } from '../deposit-order.ts'
import { findOrder } from '../deposit-queries.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Hourly attempts: two days. */
const MAX_ATTEMPTS = 48

/**
 * Inquires once more about a closed order, hourly until the gateway answers: its account accepts payments until the
 * gateway closes it, and the callback of such a payment can be lost.
 */
export const lookOnceMore = defineJob({
  name: 'look-once-more',
  payload: z.object({ order_no: z.string(), attempt: z.number().int() }),
  async run(hall, { order_no: orderNo, attempt }, now) {
    const order = await findOrder(hall.db, orderNo)
    if (order === undefined || (await askGateway(hall, order)) !== 'unknown') return
    if (attempt >= MAX_ATTEMPTS) throw new Error(`the gateway never answered about closed order ${orderNo}`)
    const at = new Date(now.getTime() + HOUR_MS)
    await hall.db.transaction().execute((trx) => enqueueRecheck(hall, trx, orderNo, attempt + 1, at))
  },
})

export async function enqueueLastLook(hall: Hall, trx: Trx, order: DepositOrder): Promise<void> {
  const closesAt = order.code?.payableUntil.getTime() ?? order.expiresAt.getTime() + DAY_MS
  await enqueueRecheck(hall, trx, order.orderNo, 0, new Date(closesAt + HOUR_MS))
}

async function enqueueRecheck(
  hall: Hall,
  trx: Trx,
  orderNo: string,
  attempt: number,
  runAt: Date,
): Promise<void> {
  const payload = { order_no: orderNo, attempt }
  await hall.jobs.enqueue(trx, lookOnceMore, payload, { runAt, key: `deposit-last-look:${orderNo}` })
}
