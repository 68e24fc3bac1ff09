import { z } from 'zod'
import { chainPayment } from '../cashier/deposits.ts'
import { defineCall } from '../core/call.ts'
import { currencyCode, instantText, moneyText } from '../core/primitives.ts'

/**
 * One of the player’s wallets. `held` is reserved for open orders, `withheld` is the part of the balance that cannot leave
 * before its turnover is met, `value` is the whole wallet in TWD at the current rate.
 */
export const wallet = z.object({
  currency: currencyCode,
  balance: moneyText,
  held: moneyText,
  withheld: moneyText,
  value: moneyText,
  /** TWD for one unit when the player sells it; null for TWD itself. */
  rate: z.string().nullable(),
  can_receive: z.boolean(),
  can_send: z.boolean(),
  can_exchange: z.boolean(),
})
export type Wallet = z.infer<typeof wallet>

/** All wallets of the player (§2 /walletHome). */
export const listWallets = defineCall({
  name: 'listWallets',
  room: 'wallet',
  path: '/wallet/list',
  auth: 'session',
  summary: 'The player’s wallets',
  request: z.object({}),
  response: z.object({
    list: z.array(wallet),
    /** The value of all wallets together, in TWD. */
    total: moneyText,
    /** Whether players can send money to each other. */
    can_send_to_player: z.boolean(),
    server_time: instantText,
  }),
  errors: [],
})

/**
 * The player’s own USDT address (§2 walletHome/ewm) and the payments on their way to it. Payments below `min_amount` are
 * collected (`accumulated`) until their sum reaches it.
 */
export const getReceiveAddress = defineCall({
  name: 'getReceiveAddress',
  room: 'cashier',
  path: '/wallet/receive',
  auth: 'session',
  accounts: 'formal',
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
