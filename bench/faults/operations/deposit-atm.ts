import { z } from 'zod'
import { randomBetween } from '../random.ts'
import type { Operation } from './operation.ts'

const opened = z.object({ order_no: z.string() })

/** Opens an ATM order and pays it; one in eight with another amount, one in eight not at all but cancelled. */
export const depositAtm: Operation = {
  name: 'deposit by ATM',
  weight: 3,
  async run(client, { token }) {
    const amount = randomBetween(100, 5000)
    const answer = await client.decide('/bank/rechargeDo', { channel_id: 'atm', amount }, token)
    if (answer.code !== 0) return
    const { order_no } = opened.parse(answer.data)
    const fate = randomBetween(1, 8)
    if (fate === 1) {
      await client.decide('/bank/tradeCancel', { order_no }, token)
      return
    }
    await client.sandbox('gateway/pay', { order_no, ...(fate === 2 && { amount: amount + 1 }) })
  },
}
