import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import {
  amountInput,
  historyOf,
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
  'rejected',
  'cancelled',
  'timed_out',
])

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

export const depositMethod = z.enum(['atm'])

/** A way to deposit: its limits (whole TWD), fee and the time an order stays payable. */
export const depositChannel = z.object({
  channel_id: z.string(),
  method: depositMethod,
  name: z.string(),
  min_amount: moneyText,
  max_amount: moneyText,
  fee: moneyText,
  expires_in: z.number().int().positive(),
  quick_amounts: z.array(z.number().int().positive()),
  is_available: z.boolean(),
})
export type DepositChannel = z.infer<typeof depositChannel>

/**
 * A deposit order (§3 orders). `amount` is what the player must send, `actual_amount` what arrived.
 * `review_reason` says why an order waits for a person, `reject_reason` what that person answered when refusing it;
 * `server_time` is the clock the countdown follows. No code yet (`bank_account` null) while the gateway is being asked.
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

/** What the deposit page needs: the channels, and the order that must be finished or cancelled first. */
export const getDepositInfo = defineCall({
  name: 'getDepositInfo',
  room: 'cashier',
  path: '/bank/rechargeInfo',
  auth: 'session',
  summary: 'Deposit channels and the unfinished order',
  request: z.object({}),
  response: z.object({
    channels: z.array(depositChannel),
    unfinished: z.array(deposit),
    server_time: instantText,
  }),
  errors: [],
})

/** Opens a deposit order and gets its payment code from the gateway. One unfinished order per method (10075). */
export const createDeposit = defineCall({
  name: 'createDeposit',
  room: 'cashier',
  path: '/bank/rechargeDo',
  auth: 'session',
  isIdempotent: true,
  summary: 'Open a deposit order',
  request: z.object({
    channel_id: z.string('channel_unknown').min(1, 'channel_unknown').max(40, 'channel_unknown'),
    amount: amountInput,
  }),
  response: deposit,
  errors: [10033, 10075, 10148],
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

/** The player says the transfer is made: the order turns to status 2 and the hall asks the gateway at once. */
export const confirmDeposit = defineCall({
  name: 'confirmDeposit',
  room: 'cashier',
  path: '/bank/rechargeConfirm',
  auth: 'session',
  summary: 'Say that the transfer is made',
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
  summary: 'Deposit record',
  request: historyRequest.extend({ status: depositStatus.nullish() }),
  response: historyOf(deposit),
  errors: [30012],
})
