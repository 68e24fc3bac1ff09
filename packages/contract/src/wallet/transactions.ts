import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { defineCsvCall } from '../core/csv.ts'
import { currencyCode, dailyHistoryOf, historyRequest, instantText, moneyText } from '../core/primitives.ts'

/** §4 transaction types. */
export const TRANSACTION_TYPES = [
  'recharge',
  'transfer',
  'withdraw',
  'activity',
  'rebate',
  'system',
  'fallback',
  'bonus',
] as const
export const transactionType = z.enum(TRANSACTION_TYPES)
export type TransactionType = z.infer<typeof transactionType>

/** §4 transaction subtypes; `bonus_forfeit` and those from `system_adjustment` on are additions of this product. */
export const TRANSACTION_SUBTYPES = [
  'recharge_virtual',
  'recharge_atm',
  'recharge_cvs',
  'withdrawal_atm',
  'withdrawal_virtual',
  'transfer_in',
  'transfer_out',
  'bonus_recharge',
  'bonus_register',
  'bonus_activity',
  'bonus_birthday',
  'bonus_forfeit',
  'fallback_withdraw',
  'fallback_transfer',
  'rebate_receive',
  'system_adjustment',
  'exchange_in',
  'exchange_out',
  'player_send',
  'player_receive',
  'game_bet',
  'game_win',
  'game_refund',
] as const
export const transactionSubtype = z.enum(TRANSACTION_SUBTYPES)
export type TransactionSubtype = z.infer<typeof transactionSubtype>

/** §4 generic order display. */
export const displayStatus = z.enum(['processing', 'success', 'failed', 'cancelled'])

/**
 * One movement of a wallet. `amount` carries its sign: money in is positive.
 * `order_no` is the order or transfer behind it; `api_key` is the platform of a transfer.
 */
export const transaction = z.object({
  id: z.string(),
  type: transactionType,
  sub_type: transactionSubtype,
  amount: moneyText,
  balance_after: moneyText.nullable(),
  currency: currencyCode,
  status: displayStatus,
  order_no: z.string().nullable(),
  api_key: z.string().nullable(),
  created_at: instantText,
})
export type Transaction = z.infer<typeof transaction>

/**
 * A transaction with the fields of its detail page. `rate` (TWD for one USDT) and `counter_amount` belong to an exchange,
 * `counterpart` (masked) to a transfer between players, `reason` is the operator’s note on an adjustment.
 */
export const transactionDetail = transaction.extend({
  rate: z.string().nullable(),
  counter_amount: moneyText.nullable(),
  counter_currency: currencyCode.nullable(),
  counterpart: z.string().nullable(),
  reason: z.string().nullable(),
})
export type TransactionDetail = z.infer<typeof transactionDetail>

/** The player’s transactions, newest first; a range of at most 30 days (§5 transaction query). */
export const listTransactions = defineCall({
  name: 'listTransactions',
  room: 'wallet',
  path: '/user/goldOrder/list',
  auth: 'session',
  summary: 'Transaction record',
  request: historyRequest.extend({
    type: transactionType.nullish(),
    sub_type: transactionSubtype.nullish(),
    currency: currencyCode.default('TWD'),
  }),
  response: dailyHistoryOf(transaction, { in: moneyText, out: moneyText }),
  errors: [30012],
})

/** One transaction with the fields of the order or transfer behind it. Another player’s transaction, or none, is 404. */
export const getTransaction = defineCall({
  name: 'getTransaction',
  room: 'wallet',
  path: '/user/goldOrder/detail',
  auth: 'session',
  summary: 'One transaction',
  request: z.object({
    id: z.string('required').min(1, 'required').max(64, 'too_long'),
    currency: currencyCode.default('TWD'),
  }),
  response: transactionDetail,
  errors: [],
})

export const downloadTransactions = defineCsvCall('downloadTransactions', listTransactions)
