import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { amountInput, currencyCode, instantText, moneyText } from '../core/primitives.ts'

/** A locked price, valid until `expires_at`: `pay_amount` of one currency for `receive_amount` of the other. `rate` is TWD for one USDT. */
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

/** Quotes the exchange of `amount` of `from` into `to`. 10167: the TWD is withheld until its turnover is met. */
export const quoteExchange = defineCall({
  name: 'quoteExchange',
  room: 'wallet',
  path: '/wallet/exchangeQuote',
  auth: 'session',
  accounts: 'formal',
  summary: 'Quote an exchange',
  request: z
    .object({ from: currencyCode, to: currencyCode, amount: amountInput })
    .refine((r) => r.from !== r.to, { path: ['to'], error: 'currency_same' }),
  response: exchangeQuote,
  errors: [10031, 10148, 10167],
})

/** A completed exchange. */
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

/** Exchanges at a quote, once. An expired quote is 400 with the field rule `quote_expired`. */
export const exchangeCurrency = defineCall({
  name: 'exchangeCurrency',
  room: 'wallet',
  path: '/wallet/exchange',
  auth: 'session',
  accounts: 'formal',
  isIdempotent: true,
  summary: 'Exchange at a quote',
  request: z.object({ quote_id: z.string('required').min(1, 'required').max(64, 'too_long') }),
  response: exchange,
  errors: [10031, 10148, 10167],
})
