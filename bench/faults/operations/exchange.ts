import { z } from 'zod'
import { randomBetween } from '../random.ts'
import type { Operation } from './operation.ts'

const quoted = z.object({ quote_id: z.string() })

/** Exchanges some TWD to USDT, at the quoted price. */
export const exchange: Operation = {
  name: 'exchange TWD to USDT',
  weight: 2,
  async run(client, { token }) {
    const wish = { from: 'TWD', to: 'USDT', amount: String(randomBetween(100, 500)) }
    const answer = await client.decide('/wallet/exchangeQuote', wish, token)
    if (answer.code !== 0) return
    const { quote_id } = quoted.parse(answer.data)
    await client.decide('/wallet/exchange', { quote_id }, token)
  },
}
