import { z } from 'zod'
import { enteredPassword } from '../account/fields.ts'
import { defineCall } from '../core/call.ts'
import { defineCsvCall } from '../core/csv.ts'
import {
  amountInput,
  currencyCode,
  dailyHistoryOf,
  historyRequest,
  instantText,
  moneyText,
  orderNo,
} from '../core/primitives.ts'

/** §4 withdraw order status. */
export const WITHDRAWAL_STATUSES = {
  pendingReview: 1,
  reviewed: 2,
  rejected: 3,
  inProgress: 4,
  transferredOut: 5,
  failed: 6,
  success: 7,
  cancelled: 8,
  timedOut: 9,
} as const
export const withdrawalStatus = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
  z.literal(8),
  z.literal(9),
])
export type WithdrawalStatus = z.infer<typeof withdrawalStatus>

/** The kind of destination of a withdrawal. */
export const withdrawalMethod = z.enum(['bank', 'usdt'])
export type WithdrawalMethod = z.infer<typeof withdrawalMethod>

/** A snapshot of the chosen card or address. Account numbers are masked, addresses are not. */
export const withdrawalDestination = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('card'),
    card_id: z.string(),
    bank_code: z.string(),
    bank_name: z.string(),
    branch_name: z.string().nullable(),
    bank_num: z.string(),
    holder_name: z.string(),
  }),
  z.object({
    kind: z.literal('address'),
    address_id: z.string(),
    address: z.string(),
    label: z.string(),
    network: z.literal('TRC20'),
  }),
])

/**
 * A withdrawal order (§3 orders). `amount` is debited from the wallet of `currency` and includes `fee`;
 * `arrives_amount` of `arrives_currency` reaches the destination (USDT at the locked `exchange_rate`).
 * `reject_reason` is the reviewer's message, `failure` why the payout failed, `txid` the blockchain transaction.
 */
export const withdrawal = z.object({
  order_no: z.string(),
  status: withdrawalStatus,
  method: withdrawalMethod,
  channel_id: z.string(),
  channel_name: z.string(),
  currency: currencyCode,
  amount: moneyText,
  fee: moneyText,
  arrives_amount: moneyText,
  arrives_currency: currencyCode,
  exchange_rate: z.string().nullable(),
  destination: withdrawalDestination,
  txid: z.string().nullable(),
  reject_reason: z.string().nullable(),
  failure: z.enum(['refused', 'returned', 'expired']).nullable(),
  can_cancel: z.boolean(),
  created_at: instantText,
  reviewed_at: instantText.nullable(),
  sent_at: instantText.nullable(),
  finished_at: instantText.nullable(),
  server_time: instantText,
})
export type Withdrawal = z.infer<typeof withdrawal>
export type WithdrawalDestination = z.infer<typeof withdrawalDestination>

const channelId = z.string('required').min(1, 'required').max(40, 'too_long')

/** A quote for a withdrawal. Its rate and fee are locked until `expires_at` for one order that names `quote_id`. */
export const withdrawalQuote = z.object({
  quote_id: z.string(),
  channel_id: z.string(),
  currency: currencyCode,
  amount: moneyText,
  fee: moneyText,
  /** The fee-free part of the amount (§9: settled valid bets minus earlier withdrawals). */
  free_amount: moneyText,
  arrives_amount: moneyText,
  arrives_currency: currencyCode,
  exchange_rate: z.string().nullable(),
  expires_at: instantText,
  server_time: instantText,
})
export type WithdrawalQuote = z.infer<typeof withdrawalQuote>

/** 10143 beyond a limit: the rule `amount_max` of the field `amount` carries the largest allowed amount. */
export const quoteWithdrawal = defineCall({
  name: 'quoteWithdrawal',
  room: 'cashier',
  path: '/bank/withdrawQuote',
  auth: 'session',
  accounts: 'formal',
  summary: 'Quote a withdrawal: fee, rate and amount received',
  request: z.object({ channel_id: channelId, amount: amountInput }),
  response: withdrawalQuote,
  errors: [10031, 10079, 10143, 10148, 10167],
})

/**
 * Creates a withdrawal order: holds the amount, then an operator or the automatic limits review it.
 * `quote_id` names the locked terms, `card_id` or `address_id` the destination; the pay password is required each time.
 * 403 test account; 10086 real name not verified; 10167 turnover requirement not met; 10124 too frequent; 10143 amount and
 * 10079 count beyond the VIP level's limits; 10075 too many open orders; 10310 on hold after a change of contact or pay
 * password; 10022 wrong pay password; 400 `quote_id`: `quote_expired`.
 */
export const createWithdrawal = defineCall({
  name: 'createWithdrawal',
  room: 'cashier',
  path: '/bank/withdrawDo',
  auth: 'session',
  accounts: 'formal',
  stepUp: 'pay_password',
  isIdempotent: true,
  summary: 'Create a withdrawal order',
  request: z.object({
    quote_id: z.string('required').min(1, 'required').max(64, 'too_long'),
    card_id: z.string().max(40, 'too_long').nullish(),
    address_id: z.string().max(40, 'too_long').nullish(),
    pay_password: enteredPassword,
  }),
  response: withdrawal,
  errors: [10022, 10031, 10075, 10079, 10086, 10124, 10143, 10148, 10167, 10310],
})

/** One withdrawal order of the player. */
export const getWithdrawal = defineCall({
  name: 'getWithdrawal',
  room: 'cashier',
  path: '/bank/withdrawOrder',
  auth: 'session',
  summary: 'One withdrawal order',
  request: z.object({ order_no: orderNo }),
  response: withdrawal,
  errors: [30404],
})

/** Cancels a withdrawal in review (status 1) and releases the held amount immediately. */
export const cancelWithdrawal = defineCall({
  name: 'cancelWithdrawal',
  room: 'cashier',
  path: '/bank/withdrawCancel',
  auth: 'session',
  summary: 'Cancel a withdrawal order',
  request: z.object({ order_no: orderNo }),
  response: withdrawal,
  errors: [10040, 30404],
})

export const listWithdrawals = defineCall({
  name: 'listWithdrawals',
  room: 'cashier',
  path: '/report/withdrawRecord',
  auth: 'session',
  summary: 'Withdrawal history',
  request: historyRequest.extend({ status: withdrawalStatus.nullish(), method: withdrawalMethod.nullish() }),
  /** The amounts that arrived at their destination, after fees, per currency. */
  response: dailyHistoryOf(withdrawal, { arrived_twd: moneyText, arrived_usdt: moneyText }),
  errors: [30012],
})

export const downloadWithdrawals = defineCsvCall('downloadWithdrawals', listWithdrawals)
