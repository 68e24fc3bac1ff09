import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { currencyCode, instantText, moneyText } from '../core/primitives.ts'
import { turnoverCredit } from '../wallet/turnover.ts'
import { walletAddress } from './addresses.ts'
import { bankCard } from './bank-cards.ts'
import { withdrawal, withdrawalMethod } from './withdrawals.ts'

/** What may stand between a player and a withdrawal. */
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
 * A way out: from the wallet of `currency` to a bank card or a TRC20 address. Limits are in `currency` and already those
 * of the player's VIP level; `left_today` and `left_today_count` are what the day still allows.
 * Beyond the free amount a fee of `fee_percent` is taken, at least `fee_min`; from a USDT wallet `fee_min`, always.
 * `blocked_by`: what stands between this player and this way; empty when an order can be opened now.
 */
export const withdrawalChannel = z.object({
  channel_id: z.string(),
  method: withdrawalMethod,
  name: z.string(),
  currency: currencyCode,
  arrives_currency: currencyCode,
  min_amount: moneyText,
  max_amount: moneyText,
  /** Amounts are multiples of it: banks move whole dollars. */
  amount_step: moneyText,
  daily_amount: moneyText,
  daily_count: z.number().int().positive(),
  left_today: moneyText,
  left_today_count: z.number().int().nonnegative(),
  fee_percent: z.string(),
  fee_min: moneyText,
  /** The seconds it usually takes from review to arrival. */
  arrives_in: z.number().int().positive(),
  rate: z.string().nullable(),
  is_available: z.boolean(),
  blocked_by: z.array(z.enum(READINESS_KINDS)),
})
export type WithdrawalChannel = z.infer<typeof withdrawalChannel>

/**
 * One condition. `met`, or `waiting` for somebody else (a review), or `unmet`: then `code` is the error that a withdrawal
 * would answer and `fix` the player route that mends it. `amount`: what is left of it (wash volume, daily limit);
 * `until`: when it mends itself.
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
 * What stands between me and my withdrawal from the main wallet, each with its fix, judged for the way with the least in
 * between; `withdrawable` is what could leave now. `withheld` of the balance waits for the turnover of `credits`, the oldest
 * first; the rest may leave whatever is left of them.
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
  summary: 'What stands between the player and a withdrawal',
  request: z.object({}),
  response: withdrawalReadiness,
  errors: [],
})

/** What the withdraw page needs: the ways out, the cards and addresses, the open orders and the readiness. */
export const getWithdrawalInfo = defineCall({
  name: 'getWithdrawalInfo',
  room: 'cashier',
  path: '/bank/withdrawInfo',
  auth: 'session',
  summary: 'Ways to withdraw, destinations and readiness',
  request: z.object({}),
  response: z.object({
    balances: z.array(z.object({ currency: currencyCode, balance: moneyText })),
    channels: z.array(withdrawalChannel),
    cards: z.array(bankCard),
    addresses: z.array(walletAddress),
    unfinished: z.array(withdrawal),
    /** The way and destination of the last withdrawal asked for; null before the first. */
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
