import { z } from 'zod'
import { PAY_PASSWORD } from '../players.ts'
import { between, type Operation } from './operation.ts'

const quoted = z.object({ quote_id: z.string() })
const opened = z.object({ order_no: z.string() })

/** Withdraws to the player's own TRC20 address, from the main or the USDT wallet; one in six thinks again. */
export const withdrawUsdt: Operation = {
  name: 'withdraw in USDT',
  weight: 3,
  async run(client, { token, addressId }) {
    const wish =
      between(0, 1) === 0
        ? { channel_id: 'usdt', amount: String(between(300, 900)) }
        : { channel_id: 'usdt_wallet', amount: String(between(10, 30)) }
    const quote = await client.decide('/bank/withdrawQuote', wish, token)
    if (quote.code !== 0) return
    const { quote_id } = quoted.parse(quote.data)
    const answer = await client.decide(
      '/bank/withdrawDo',
      { quote_id, address_id: addressId, pay_password: PAY_PASSWORD },
      token,
    )
    if (answer.code !== 0 || between(1, 6) > 1) return
    const { order_no } = opened.parse(answer.data)
    await client.decide('/bank/withdrawCancel', { order_no }, token)
  },
}
