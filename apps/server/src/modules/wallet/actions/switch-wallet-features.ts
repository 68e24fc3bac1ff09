import { z } from 'zod'
import { succeed } from '../../../core/outcome.ts'
import { defineAction } from '../../../operator/action.ts'

const isOn = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
)

/** Lets players send to each other, or not (the default). */
export const switchPlayerTransfers = defineAction({
  name: 'switch-player-transfers',
  permission: 'wallets.manage',
  summary: 'Let players send to each other, or stop it',
  input: z.object({ is_on: isOn }),
  subject: () => 'player transfers',
  async run(_hall, trx, input) {
    await trx.updateTable('wallet_settings').set({ is_sending_open: input.is_on }).execute()
    return succeed(input)
  },
})

/** Opens or closes exchanging between wallets. Quotes that were given do not get round it. */
export const switchExchange = defineAction({
  name: 'switch-exchange',
  permission: 'wallets.manage',
  summary: 'Open or close exchanging between wallets',
  input: z.object({ is_on: isOn }),
  subject: () => 'exchange',
  async run(_hall, trx, input) {
    await trx.updateTable('wallet_settings').set({ is_exchange_open: input.is_on }).execute()
    return succeed(input)
  },
})
