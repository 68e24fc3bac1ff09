import { z } from 'zod'
import { PAY_PASSWORD, type Player } from '../players.ts'
import { randomBetween } from '../random.ts'
import type { ServerClient } from '../server-client.ts'

const quoted = z.object({ quote_id: z.string() })
const opened = z.object({ order_no: z.string() })

/** Opens a withdrawal on the terms of a fresh quote; one in six is taken back at once. */
export async function openWithdrawal(
  client: ServerClient,
  { token }: Player,
  wish: { readonly channel_id: string; readonly amount: number },
  destination: object,
): Promise<void> {
  const quote = await client.decide('/bank/withdrawQuote', { ...wish, amount: String(wish.amount) }, token)
  if (quote.code !== 0) return
  const { quote_id } = quoted.parse(quote.data)
  const answer = await client.decide(
    '/bank/withdrawDo',
    { quote_id, pay_password: PAY_PASSWORD, ...destination },
    token,
  )
  if (answer.code !== 0 || randomBetween(1, 6) > 1) return
  const { order_no } = opened.parse(answer.data)
  await client.decide('/bank/withdrawCancel', { order_no }, token)
}
