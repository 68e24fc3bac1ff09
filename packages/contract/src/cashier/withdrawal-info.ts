import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { currencyCode, instantText, moneyText } from '../core/primitives.ts'
import { turnoverCredit } from '../wallet/turnover.ts'
import { walletAddress } from './addresses.ts'
import { bankCard } from './bank-cards.ts'
import { withdrawal, withdrawalMethod } from './withdrawals.ts'

/** The conditions of a withdrawal (§5). */
export const READINESS_KINDS = [
  'formal_account',
  'real_name',
  'wash_volume',
  'pay_password',
  'destination',
  'security_hold',
  'frequency',
  'daily_limit',
  'unfinished_order',
] as const

/**
 * A withdrawal channel: from the wallet of `currency` to a bank card or a TRC20 address. Limits are in `currency` and
 * belong to the player's VIP level; `left_today` and `left_today_count` are what remains of the Taiwan day.
 * The fee is `fee_percent` of the amount above the fee-free amount, at least `fee_min`; from a USDT wallet it is `fee_min`.
 * `blocked_by`: the unmet conditions of this player for this channel; empty when an order can be created now.
 */
export const withdrawalChannel = z.object({
  channel_id: z.string(),
  method: withdrawalMethod,
  name: z.string(),
  currency: currencyCode,
  arrives_currency: currencyCode,
  min_amount: moneyText,
  max_amount: moneyText,
  /** Amounts must be multiples of it: banks transfer whole dollars. */
  amount_step: moneyText,
  daily_amount: moneyText,
  daily_count: z.number().int().positive(),
  left_today: moneyText,
  left_today_count: z.number().int().nonnegative(),
  fee_percent: z.string(),
  fee_min: moneyText,
  /** The usual time from review to arrival, in seconds. */
  arrives_in: z.number().int().positive(),
  rate: z.string().nullable(),
  is_available: z.boolean(),
  blocked_by: z.array(z.enum(READINESS_KINDS)),
})
export type WithdrawalChannel = z.infer<typeof withdrawalChannel>

/**
 * One condition of a withdrawal: `met`, `waiting` (for a review or a waiting period) or `unmet`. `code` is the error that a
 * withdrawal would answer and `fix` the player route that resolves it. `amount`: what remains (turnover requirement,
 * daily limit); `until`: when the condition resolves by itself.
 */
export const readinessItem = z.object({
  kind: z.enum(READINESS_KINDS),
  state: z.enum(['met', 'waiting', 'unmet']),
  code: z.number().int(),
  fix: z.string().nullable(),
  amount: moneyText.nullable(),
  until: instantText.nullable(),
})
export type ReadinessItem = z.infer<typeof readinessItem>

/**
 * The withdrawal readiness of the main wallet, evaluated for the channel with the fewest unmet conditions.
 * `withdrawable` is the most that one order can withdraw now. `withheld` is the part of the balance held until the turnover
 * requirements of `credits` (oldest first) are met; the rest can be withdrawn.
 */
export const withdrawalReadiness = z.object({
  is_ready: z.boolean(),
  balance: moneyText,
  withdrawable: moneyText,
  wash_balance: moneyText,
  withheld: moneyText,
  credits: z.array(turnoverCredit),
  free_amount: moneyText,
  items: z.array(readinessItem),
  server_time: instantText,
})
export type WithdrawalReadiness = z.infer<typeof withdrawalReadiness>

export const getWithdrawalReadiness = defineCall({
  name: 'getWithdrawalReadiness',
  room: 'cashier',
  path: '/user/getWithdrawInfo',
  auth: 'session',
  summary: 'Withdrawal readiness: conditions and how to meet them',
  request: z.object({}),
  response: withdrawalReadiness,
  errors: [],
})

/** Data of the withdrawal page: balances, channels, cards, addresses, open orders and readiness. */
export const getWithdrawalInfo = defineCall({
  name: 'getWithdrawalInfo',
  room: 'cashier',
  path: '/bank/withdrawInfo',
  auth: 'session',
  summary: 'Withdrawal channels, destinations and readiness',
  request: z.object({}),
  response: z.object({
    balances: z.array(z.object({ currency: currencyCode, balance: moneyText })),
    channels: z.array(withdrawalChannel),
    cards: z.array(bankCard),
    addresses: z.array(walletAddress),
    unfinished: z.array(withdrawal),
    /** Channel and destination of the last withdrawal order; null before the first. */
    last: z
      .object({
        channel_id: z.string(),
        card_id: z.string().nullable(),
        address_id: z.string().nullable(),
      })
      .nullable(),
    readiness: withdrawalReadiness,
    server_time: instantText,
  }),
  errors: [],
})
