import { z } from 'zod'
import { randomBetween } from '../random.ts'
import type { Operation } from './operation.ts'

const received = z.object({ address: z.string() })

/** Sends USDT to the player's own address: half of the time with an order open, which then settles it in TWD. */
export const depositUsdt: Operation = {
  name: 'deposit in USDT',
  weight: 2,
  async run(client, { token }) {
    if (randomBetween(0, 1) === 1) {
      await client.decide('/bank/rechargeDo', { channel_id: 'usdt', amount: randomBetween(300, 3000) }, token)
    }
    const answer = await client.decide('/wallet/receive', {}, token)
    if (answer.code !== 0) return
    const { address } = received.parse(answer.data)
    await client.sandbox('chain/transfer', {
      to: address,
      amount: `${randomBetween(0, 90)}.${randomBetween(10, 99)}`,
    })
  },
}
