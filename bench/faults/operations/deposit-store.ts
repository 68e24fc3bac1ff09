import { z } from 'zod'
import { randomBetween } from '../random.ts'
import type { Operation } from './operation.ts'

const opened = z.object({ order_no: z.string() })
const STORES = ['ibon', 'family', 'hilife', 'ok'] as const

/** Opens an order for a convenience store and pays it there. */
export const depositStore: Operation = {
  name: 'deposit at a store',
  weight: 2,
  async run(client, { token }) {
    const order = { channel_id: 'cvs', amount: randomBetween(33, 3000), store: STORES[randomBetween(0, 3)] }
    const answer = await client.decide('/bank/rechargeDo', order, token)
    if (answer.code !== 0) return
    const { order_no } = opened.parse(answer.data)
    await client.sandbox('gateway/pay', { order_no })
  },
}
