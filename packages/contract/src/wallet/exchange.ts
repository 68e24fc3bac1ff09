import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { amountInput, currencyCode, instantText, moneyText } from '../core/primitives.ts'

/** A price that holds until `expires_at`: so much of one wallet for so much of another. `rate`: TWD for one USDT. */
export const exchangeQuote = z.object({
  quote_id: z.string(),
  from: currencyCode,
  to: currencyCode,
  rate: z.string(),
  pay_amount: moneyText,
  receive_amount: moneyText,
  expires_at: instantText,
  server_time: instantText,
})
export type ExchangeQuote = z.infer<typeof exchangeQuote>

/** Asks the price of changing `amount` of `from` into `to`. TWD withheld until its turnover is met cannot leave (10167). */
export const quoteExchange = defineCall({
  name: 'quoteExchange',
  room: 'wallet',
  path: '/wallet/exchangeQuote',
  auth: 'session',
  summary: 'A locked price for an exchange',
  request: z
    .object({ from: currencyCode, to: currencyCode, amount: amountInput })
    .refine((r) => r.from !== r.to, { path: ['to'], error: 'currency_same' }),
  response: exchangeQuote,
  errors: [10031, 10148, 10167],
})

/** An exchange that was made. */
export const exchange = z.object({
  order_no: z.string(),
  from: currencyCode,
  to: currencyCode,
  rate: z.string(),
  pay_amount: moneyText,
  receive_amount: moneyText,
  created_at: instantText,
})
export type Exchange = z.infer<typeof exchange>

/** Exchanges at a quoted price, once. An old quote is the field rule `quote_expired`. */
export const exchangeCurrency = defineCall({
  name: 'exchangeCurrency',
  room: 'wallet',
  path: '/wallet/exchange',
  auth: 'session',
  isIdempotent: true,
  summary: 'Exchange at a quoted price',
  request: z.object({ quote_id: z.string('required').min(1, 'required').max(64, 'too_long') }),
  response: exchange,
  errors: [10031, 10148, 10167],
})
