import { z } from 'zod'
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

/** §4 recharge (deposit) order status. */
export const DEPOSIT_STATUSES = {
  pending: 1,
  deposited: 2,
  success: 3,
  cancelled: 4,
  failed: 5,
  timedOut: 6,
} as const
export const depositStatus = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
])
export type DepositStatus = z.infer<typeof depositStatus>

/** §4 display labels of an order. */
export const depositLabel = z.enum([
  'pending_payment',
  'pending_review',
  'paid',
  'in_progress',
  /** Rejected, and the money sent back. */
  'transferred_out',
  'rejected',
  'cancelled',
  'timed_out',
])

export const depositMethod = z.enum(['atm', 'cvs', 'usdt'])
export type DepositMethod = z.infer<typeof depositMethod>

/** §1: the convenience stores whose kiosks accept a payment code. */
export const CONVENIENCE_STORES = ['ibon', 'family', 'hilife', 'ok'] as const
export const convenienceStore = z.enum(CONVENIENCE_STORES)
export type ConvenienceStore = z.infer<typeof convenienceStore>

/**
 * A deposit channel. `min_amount` and `max_amount` are whole TWD; `wash_percent` is the turnover requirement in percent
 * of the credited amount; `expires_in` is the time to pay in seconds. `stores` is empty except for `cvs`. `rate` is TWD
 * per USDT (`usdt` only), locked when an order is created. USDT payments below `min_pay_amount` accumulate until they
 * reach it.
 */
export const depositChannel = z.object({
  channel_id: z.string(),
  method: depositMethod,
  name: z.string(),
  min_amount: moneyText,
  max_amount: moneyText,
  fee: moneyText,
  wash_percent: z.number().int().nonnegative(),
  expires_in: z.number().int().positive(),
  stores: z.array(convenienceStore),
  rate: z.string().nullable(),
  min_pay_amount: moneyText.nullable(),
  quick_amounts: z.array(z.number().int().positive()),
  is_available: z.boolean(),
})
export type DepositChannel = z.infer<typeof depositChannel>

/**
 * One incoming USDT payment. `accumulating`: below the minimum, credited together with later payments.
 * `log_index` identifies a payment within its transaction.
 */
export const chainPayment = z.object({
  txid: z.string(),
  log_index: z.number().int().nonnegative(),
  amount: moneyText,
  confirmations: z.number().int().nonnegative(),
  confirmations_needed: z.number().int().positive(),
  state: z.enum(['confirming', 'accumulating', 'credited']),
  seen_at: instantText,
})
export type ChainPayment = z.infer<typeof chainPayment>

/** A payment of an order that was sent back to its sender, with the reference of that transfer. */
export const depositRefund = z.object({ amount: moneyText, reference: z.string(), sent_at: instantText })
export type DepositRefund = z.infer<typeof depositRefund>

/**
 * A deposit order (§3 orders). `amount` is the ordered amount in TWD; the player sends `pay_amount` of `pay_currency`
 * (TWD for `atm` and `cvs`; USDT at the locked `exchange_rate` for `usdt`). `actual_amount` is the TWD received,
 * `actual_pay_amount` the same in `pay_currency`. `atm` has a bank and account, `cvs` a store and `store_code`,
 * `usdt` a `receiving_address` and its `chain_payments`.
 * `review_reason`: why the order needs manual review; `reject_reason`: the reviewer's message to the player.
 * `server_time` is the reference for the countdown. `bank_account` is null until the gateway has issued the code.
 */
export const deposit = z.object({
  order_no: z.string(),
  status: depositStatus,
  label: depositLabel,
  method: depositMethod,
  channel_id: z.string(),
  channel_name: z.string(),
  amount: moneyText,
  fee: moneyText,
  actual_amount: moneyText.nullable(),
  wash_amount: moneyText,
  bank_code: z.string().nullable(),
  bank_name: z.string().nullable(),
  bank_account: z.string().nullable(),
  store: convenienceStore.nullable(),
  store_name: z.string().nullable(),
  store_code: z.string().nullable(),
  pay_amount: moneyText,
  pay_currency: currencyCode,
  actual_pay_amount: moneyText.nullable(),
  exchange_rate: z.string().nullable(),
  receiving_address: z.string().nullable(),
  chain_payments: z.array(chainPayment),
  refunds: z.array(depositRefund),
  review_reason: z.enum(['late', 'amount_mismatch', 'cancelled_but_paid']).nullable(),
  reject_reason: z.string().nullable(),
  can_cancel: z.boolean(),
  can_confirm: z.boolean(),
  created_at: instantText,
  confirmed_at: instantText.nullable(),
  paid_at: instantText.nullable(),
  expires_at: instantText,
  server_time: instantText,
})
export type Deposit = z.infer<typeof deposit>

/**
 * The daily deposit limits of the player's VIP level across all methods, per Taiwan day, and what remains until
 * `resets_at`. Beyond them createDeposit answers 10079.
 */
export const depositLimits = z.object({
  vip_level: z.number().int().nonnegative(),
  daily_amount: moneyText,
  daily_count: z.number().int().positive(),
  left_today: moneyText,
  left_today_count: z.number().int().nonnegative(),
  resets_at: instantText,
})
export type DepositLimits = z.infer<typeof depositLimits>

/** Data of the deposit page: channels, daily limits, unfinished orders and the last deposit. */
export const getDepositInfo = defineCall({
  name: 'getDepositInfo',
  room: 'cashier',
  path: '/bank/rechargeInfo',
  auth: 'session',
  summary: 'Deposit channels, limits and unfinished orders',
  request: z.object({}),
  response: z.object({
    channels: z.array(depositChannel),
    limits: depositLimits,
    unfinished: z.array(deposit),
    /** Channel, amount and store of the last deposit; null before the first. */
    last: z
      .object({ channel_id: z.string(), amount: moneyText, store: convenienceStore.nullable() })
      .nullable(),
    server_time: instantText,
  }),
  errors: [],
})

/** Creates a deposit order and requests its payment code from the gateway. One unfinished order per method (10075). */
export const createDeposit = defineCall({
  name: 'createDeposit',
  room: 'cashier',
  path: '/bank/rechargeDo',
  auth: 'session',
  accounts: 'formal',
  isIdempotent: true,
  summary: 'Create a deposit order',
  request: z.object({
    channel_id: z.string('channel_unknown').min(1, 'channel_unknown').max(40, 'channel_unknown'),
    amount: amountInput,
    /** §5: required for a convenience-store channel, ignored for others. */
    store: convenienceStore.nullish(),
  }),
  response: deposit,
  errors: [10300, 10301, 10075, 10079, 10148],
})

/** One deposit order of the player. */
export const getDeposit = defineCall({
  name: 'getDeposit',
  room: 'cashier',
  path: '/bank/rechargeOrder',
  auth: 'session',
  summary: 'One deposit order',
  request: z.object({ order_no: orderNo }),
  response: deposit,
  errors: [30404],
})

/** The player reports the payment as made: sets status 2 and inquires at the gateway immediately. */
export const confirmDeposit = defineCall({
  name: 'confirmDeposit',
  room: 'cashier',
  path: '/bank/rechargeConfirm',
  auth: 'session',
  summary: 'Report a deposit as paid',
  request: z.object({ order_no: orderNo }),
  response: deposit,
  errors: [10040, 30404],
})

export const cancelDeposit = defineCall({
  name: 'cancelDeposit',
  room: 'cashier',
  path: '/bank/tradeCancel',
  auth: 'session',
  summary: 'Cancel a deposit order',
  request: z.object({ order_no: orderNo }),
  response: deposit,
  errors: [10040, 30404],
})

export const listDeposits = defineCall({
  name: 'listDeposits',
  room: 'cashier',
  path: '/report/rechargeRecord',
  auth: 'session',
  summary: 'Deposit history',
  request: historyRequest.extend({ status: depositStatus.nullish(), method: depositMethod.nullish() }),
  /** `credited`: the amount credited to the wallet, after fees. */
  response: dailyHistoryOf(deposit, { credited: moneyText }),
  errors: [30012],
})

export const downloadDeposits = defineCsvCall('downloadDeposits', listDeposits)
