import { z } from 'zod'
import type { AppContext } from '../../../../platform/context/app-context.ts'
import { succeed } from '../../../../platform/context/outcome.ts'
import type { Trx } from '../../../../platform/database/transact.ts'
import { defineAction } from '../../../../platform/operator/action.ts'

const isOn = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
)

/** Opening needs two operators; closing needs one, because it is urgent and harmless. */
const onlyOpening = {
  rule: 'when',
  what: 'it is opened',
  applies: async (_hall: AppContext, _trx: Trx, { is_on }: { readonly is_on: boolean }) => is_on,
} as const

/** Turns transfers between players on or off (off by default). */
export const switchPlayerTransfers = defineAction({
  name: 'switch-player-transfers',
  permission: 'wallets.manage',
  summary: 'Turn transfers between players on or off',
  input: z.object({ is_on: isOn }),
  fourEyes: onlyOpening,
  subject: () => 'player transfers',
  async run(_hall, trx, input) {
    await trx.updateTable('wallet_settings').set({ is_sending_open: input.is_on }).execute()
    return succeed(input)
  },
})

/** Opens or closes the exchange. Closing also blocks open quotes. */
export const switchExchange = defineAction({
  name: 'switch-exchange',
  permission: 'wallets.manage',
  summary: 'Open or close the exchange between wallets',
  input: z.object({ is_on: isOn }),
  fourEyes: onlyOpening,
  subject: () => 'exchange',
  async run(_hall, trx, input) {
    await trx.updateTable('wallet_settings').set({ is_exchange_open: input.is_on }).execute()
    return succeed(input)
  },
})
