import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { currencyCode, instantText, moneyText, orderNo } from '../core/primitives.ts'
import { exchange } from './exchange.ts'

/** A transfer between players as one of the two sees it; `counterpart` is the other player, masked. */
export const playerTransferOrder = z.object({
  kind: z.enum(['send', 'receive']),
  order_no: z.string(),
  currency: currencyCode,
  amount: moneyText,
  counterpart: z.string(),
  created_at: instantText,
})

/** An order that completes immediately: an exchange, or a transfer between players. */
export const walletOrder = z.discriminatedUnion('kind', [
  exchange.extend({ kind: z.literal('exchange') }),
  playerTransferOrder,
])
export type WalletOrder = z.infer<typeof walletOrder>

/** One exchange or transfer between players by its order number (§2 outcome). Another player’s order, or none, is 30404. */
export const getWalletOrder = defineCall({
  name: 'getWalletOrder',
  room: 'cashier',
  path: '/wallet/order',
  auth: 'session',
  summary: 'One exchange or transfer between players',
  request: z.object({ order_no: orderNo }),
  response: walletOrder,
  errors: [30404],
})
