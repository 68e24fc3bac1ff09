import { z } from 'zod'
import type { ServerClient } from './server-client.ts'

const opened = z.object({ order_no: z.string() })

/** Gives a player money by a deposit of whole dollars: opens an ATM order and pays it. */
export async function fundByDeposit(client: ServerClient, token: string, amount: number): Promise<void> {
  const answer = await client.decide('/bank/rechargeDo', { channel_id: 'atm', amount }, token)
  if (answer.code !== 0) throw new Error(`no deposit: ${answer.code}`)
  await client.sandbox('gateway/pay', { order_no: opened.parse(answer.data).order_no })
}
