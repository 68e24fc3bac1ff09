import { operatorCalls } from '@gamehall/contract/operator'
import { succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { WalletTrx } from '../../tables.ts'

/** Turns transfers between players on or off (off by default). */
export const switchPlayerTransfers = implementAction(operatorCalls.switchPlayerTransfers, {
  subject: () => 'player transfers',
  applies: async (_ctx, _trx, { is_on }) => is_on,
  async run(_ctx, trx: WalletTrx, input) {
    await trx.updateTable('wallet_settings').set({ is_sending_open: input.is_on }).execute()
    return succeed(input)
  },
})

/** Opens or closes the exchange. Closing also blocks open quotes. */
export const switchExchange = implementAction(operatorCalls.switchExchange, {
  subject: () => 'exchange',
  applies: async (_ctx, _trx, { is_on }) => is_on,
  async run(_ctx, trx: WalletTrx, input) {
    await trx.updateTable('wallet_settings').set({ is_exchange_open: input.is_on }).execute()
    return succeed(input)
  },
})
