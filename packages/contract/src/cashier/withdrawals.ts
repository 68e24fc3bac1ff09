import { z } from 'zod'
import { triedPassword } from '../account/fields.ts'
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

/** Where a withdrawal goes. */
export const withdrawalMethod = z.enum(['bank', 'usdt'])
export type WithdrawalMethod = z.infer<typeof withdrawalMethod>

/** The card or address that was chosen, as it was then. Numbers are masked, addresses whole. */
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
 * A withdrawal order (§3 orders). `amount` leaves the wallet of `currency`, `fee` is part of it and in the same currency;
 * `arrives_amount` of `arrives_currency` reaches the destination (USDT at the locked `exchange_rate`).
 * `reject_reason` is what a person answered, `failure` why a payout did not go through. `txid`: the chain's proof of it.
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

/** What a withdrawal would cost and bring; its rate and fee hold until `expires_at` for whoever sends `quote_id`. */
export const withdrawalQuote = z.object({
  quote_id: z.string(),
  channel_id: z.string(),
  currency: currencyCode,
  amount: moneyText,
  fee: moneyText,
  /** How much of the amount is free of fee (§9: as much as was bet and not yet withdrawn). */
  free_amount: moneyText,
  arrives_amount: moneyText,
  arrives_currency: currencyCode,
  exchange_rate: z.string().nullable(),
  expires_at: instantText,
  server_time: instantText,
})
export type WithdrawalQuote = z.infer<typeof withdrawalQuote>

/** 10143 beyond a limit: the field `amount` says by its rule `amount_max` what would still go. */
export const quoteWithdrawal = defineCall({
  name: 'quoteWithdrawal',
  room: 'cashier',
  path: '/bank/withdrawQuote',
  auth: 'session',
  summary: 'What a withdrawal costs and brings, held for a while',
  request: z.object({ channel_id: channelId, amount: amountInput }),
  response: withdrawalQuote,
  errors: [10031, 10079, 10143, 10148, 10167],
})

/**
 * Opens a withdrawal: the amount is held at once, and a person or the hall's own limits review it.
 * A quote names the terms that the player saw; `card_id` or `address_id` where it goes; the pay password is asked each time.
 * 403 test account; 10086 real name; 10167 wash volume; 10124 too often; 10143 amounts and 10079 counts beyond the VIP
 * level's; 10075 too many unfinished orders; 10310 on hold after a change of contact or pay password; 10022 wrong pay password; 400 `quote_id`: `quote_expired`.
 */
export const createWithdrawal = defineCall({
  name: 'createWithdrawal',
  room: 'cashier',
  path: '/bank/withdrawDo',
  auth: 'session',
  isIdempotent: true,
  summary: 'Open a withdrawal order',
  request: z.object({
    quote_id: z.string('required').min(1, 'required').max(64, 'too_long'),
    card_id: z.string().max(40, 'too_long').nullish(),
    address_id: z.string().max(40, 'too_long').nullish(),
    pay_password: triedPassword,
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

/** Takes a withdrawal back while it waits for review (status 1): the money is released at once. */
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
  summary: 'Withdrawal record',
  request: historyRequest.extend({ status: withdrawalStatus.nullish(), method: withdrawalMethod.nullish() }),
  /** What arrived where it was sent, after fees, in each currency. */
  response: dailyHistoryOf(withdrawal, { arrived_twd: moneyText, arrived_usdt: moneyText }),
  errors: [30012],
})

export const downloadWithdrawals = defineCsvCall('downloadWithdrawals', listWithdrawals)
