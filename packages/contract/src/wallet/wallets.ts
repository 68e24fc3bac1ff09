import { z } from 'zod'
import { chainPayment } from '../cashier/deposits.ts'
import { defineCall } from '../core/call.ts'
import { currencyCode, instantText, moneyText } from '../core/primitives.ts'

/** One of the player's wallets. `held` is set aside for orders under way, `withheld` what of the
 * balance may not leave before its turnover is met; `value` is all of it in TWD at today's rate. */
export const wallet = z.object({
  currency: currencyCode,
  balance: moneyText,
  held: moneyText,
  withheld: moneyText,
  value: moneyText,
  /** TWD for one unit when sold to the hall; null for TWD itself. */
  rate: z.string().nullable(),
  can_receive: z.boolean(),
  can_send: z.boolean(),
  can_exchange: z.boolean(),
})
export type Wallet = z.infer<typeof wallet>

/** Every wallet of the player (§2 /walletHome). */
export const listWallets = defineCall({
  name: 'listWallets',
  room: 'wallet',
  path: '/wallet/list',
  auth: 'session',
  summary: 'The player’s wallets',
  request: z.object({}),
  response: z.object({
    list: z.array(wallet),
    /** Everything together, in TWD. */
    total: moneyText,
    /** Whether this hall lets players send to each other. */
    can_send_to_player: z.boolean(),
    server_time: instantText,
  }),
  errors: [],
})

/**
 * Where to send USDT (§2 walletHome/ewm): the player's own address, and what is on its way to it.
 * Less than `min_amount` waits (`accumulated`) until together it is enough.
 */
export const getReceiveAddress = defineCall({
  name: 'getReceiveAddress',
  room: 'cashier',
  path: '/wallet/receive',
  auth: 'session',
  summary: 'The player’s own USDT address',
  request: z.object({}),
  response: z.object({
    currency: z.literal('USDT'),
    network: z.literal('TRC20'),
    address: z.string(),
    min_amount: moneyText,
    confirmations_needed: z.number().int().positive(),
    accumulated: moneyText,
    incoming: z.array(chainPayment),
  }),
  errors: [10148],
})
