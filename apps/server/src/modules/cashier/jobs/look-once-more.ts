import { z } from 'zod'
import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import { defineJob } from '../../../jobs/job.ts'
import { askGateway } from '../ask-gateway.ts'
import type { DepositOrder } from '../deposit-order.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * A closed order's account still takes money until the gateway closes it, and that callback may be lost too:
 * so the gateway is asked once more after that.
 */
export const lookOnceMore = defineJob({
  name: 'look-once-more',
  payload: z.object({ order_no: z.string() }),
  async run(hall, { order_no: orderNo }) {
    if ((await askGateway(hall, orderNo)) === 'unknown') throw new Error(`no word about ${orderNo} yet`)
  },
})

export async function enqueueLastLook(hall: Hall, trx: Trx, order: DepositOrder): Promise<void> {
  const closesAt = order.code?.payableUntil.getTime() ?? order.expiresAt.getTime() + DAY_MS
  await hall.jobs.enqueue(
    trx,
    lookOnceMore,
    { order_no: order.orderNo },
    { runAt: new Date(closesAt + HOUR_MS), key: `deposit-last-look:${order.orderNo}` },
  )
}
