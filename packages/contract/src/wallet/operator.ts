import { z } from 'zod'
import { defineOperatorAction, defineOperatorRead } from '../core/operator-call.ts'
import { moneyInput, playerTarget } from '../core/operator-fields.ts'
import { currencyCode, moneyText } from '../core/primitives.ts'

/** Also as text, for a terminal. */
const isOn = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
const rateText = z.coerce.string().max(12)

export const setExchangeRate = defineOperatorAction({
  name: 'set-exchange-rate',
  room: 'wallet',
  summary: 'Set the TWD rates for buying and selling one USDT',
  permission: 'wallets.manage',
  fourEyes: { rule: 'always' },
  input: z.object({ buy: rateText, sell: rateText }),
  output: z.object({ buy: z.string(), sell: z.string() }),
})

export const listPlayerWallets = defineOperatorRead({
  name: 'list-player-wallets',
  room: 'wallet',
  summary: 'Show a player’s wallets, platform balances and turnover',
  permission: 'wallets.adjust',
  input: playerTarget,
  output: z.object({
    wallets: z.array(z.object({ currency: currencyCode, balance: moneyText, held: moneyText })),
    platforms: z.array(z.object({ api_key: z.string(), balance: moneyText })),
    /** The turnover left, in TWD. */
    wash_balance: moneyText,
    withheld: moneyText,
  }),
})

export const setWalletLimits = defineOperatorAction({
  name: 'set-wallet-limits',
  room: 'wallet',
  summary: 'Set the limits of exchanges and of transfers between players, for one currency',
  permission: 'wallets.manage',
  fourEyes: { rule: 'always' },
  input: z.object({
    currency: currencyCode,
    exchange_min: moneyInput,
    exchange_max: moneyInput,
    send_min: moneyInput,
    send_max: moneyInput,
    send_daily: moneyInput,
  }),
  output: z.object({
    currency: currencyCode,
    exchange_min: moneyText,
    exchange_max: moneyText,
    send_min: moneyText,
    send_max: moneyText,
    send_daily: moneyText,
  }),
})

export const switchPlayerTransfers = defineOperatorAction({
  name: 'switch-player-transfers',
  room: 'wallet',
  summary: 'Turn transfers between players on or off',
  permission: 'wallets.manage',
  fourEyes: { rule: 'when', what: 'it is opened' },
  input: z.object({ is_on: isOn }),
  output: z.object({ is_on: z.boolean() }),
})

export const switchExchange = defineOperatorAction({
  name: 'switch-exchange',
  room: 'wallet',
  summary: 'Open or close the exchange between wallets',
  permission: 'wallets.manage',
  fourEyes: { rule: 'when', what: 'it is opened' },
  input: z.object({ is_on: isOn }),
  output: z.object({ is_on: z.boolean() }),
})
