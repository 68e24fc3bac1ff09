import { z } from 'zod'
import { randomBetween } from '../random.ts'
import { openWithdrawal } from './open-withdrawal.ts'
import type { Operation } from './operation.ts'

/** Withdraws to the player's bank card; one in six thinks again. */
export const withdrawBank: Operation = {
  name: 'withdraw to a bank card',
  weight: 3,
  run: (client, player) =>
    openWithdrawal(
      client,
      player,
      { channel_id: 'bank', amount: randomBetween(100, 900) },
      { card_id: player.cardId },
    ),
}

const record = z.object({ list: z.array(z.object({ order_no: z.string(), method: z.string() })) })

/** The receiving bank gives back one of the player's last payouts, if it was handed over and is not back yet. */
export const returnPayout: Operation = {
  name: 'a payout comes back',
  weight: 1,
  async run(client, { token }) {
    const answer = await client.decide('/report/withdrawRecord', {}, token)
    if (answer.code !== 0) return
    const orders = record.parse(answer.data).list.filter(({ method }) => method === 'bank')
    const order = orders[randomBetween(0, Math.max(orders.length - 1, 0))]
    if (order !== undefined) await client.sandbox('payout/return', { order_no: order.order_no })
  },
}
