import { z } from 'zod'
import { defineOperatorAction, defineOperatorRead } from '../core/operator-call.ts'
import { moneyInput, percentInput, percentText, vendorId } from '../core/operator-fields.ts'
import { currencyCode, instantText, moneyText } from '../core/primitives.ts'
import { withdrawalDestination } from './withdrawals.ts'

const withdrawalTarget = z.object({ order_no: z.string().regex(/^W\d{14}$/) })
const withdrawalOutput = z.object({ order_no: z.string() })
const FEE_MAX_PERCENT = 50
const DAY_S = 86_400

/** A channel's terms, amounts in its currency. */
const withdrawalChannelTerms = z.object({
  channel_id: z.string(),
  currency: currencyCode,
  is_enabled: z.boolean(),
  fee_percent: percentText,
  fee_min: moneyText,
  auto_approve: moneyText,
  auto_approve_daily: moneyText,
  /** From this amount on a withdrawal takes two operators. */
  second_operator: moneyText,
  limits: z.array(
    z.object({
      vip_level: z.number().int(),
      min_amount: moneyText,
      max_amount: moneyText,
      daily_amount: moneyText,
      daily_count: z.number().int(),
    }),
  ),
})

const withdrawalRules = z.object({
  frequency_count: z.number().int(),
  frequency_window_s: z.number().int(),
  lock_s: z.number().int(),
  max_open: z.number().int(),
  review_within_s: z.number().int(),
  quote_lifetime_s: z.number().int(),
})

export const approveWithdrawal = defineOperatorAction({
  name: 'approve-withdrawal',
  room: 'cashier',
  summary: 'Approve a withdrawal in review and start its payout',
  permission: 'withdrawals.review',
  fourEyes: { rule: 'amount' },
  input: withdrawalTarget,
  output: withdrawalOutput,
})

export const listWithdrawalsWaiting = defineOperatorRead({
  name: 'list-withdrawals-waiting',
  room: 'cashier',
  summary: 'List withdrawals in review and stuck payouts',
  permission: 'withdrawals.review',
  isQueue: true,
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        order_no: z.string(),
        player_id: z.string(),
        state: z.string(),
        channel_id: z.string(),
        amount: moneyText,
        fee: moneyText,
        currency: currencyCode,
        destination: withdrawalDestination,
        /** Why it needs a review; empty for an approved order whose payout is stuck. */
        flags: z.array(z.string()),
        last_answer: z.string().nullable(),
        stuck_at: instantText.nullable(),
        created_at: instantText,
      }),
    ),
  }),
})

export const rejectWithdrawal = defineOperatorAction({
  name: 'reject-withdrawal',
  room: 'cashier',
  summary: 'Reject a withdrawal; the player gets the money back and sees the message',
  permission: 'withdrawals.review',
  fourEyes: { rule: 'none', why: 'the money is back with the player' },
  input: withdrawalTarget.extend({ message: z.string().trim().min(1).max(200).optional() }),
  output: withdrawalOutput,
})

export const retryWithdrawalPayout = defineOperatorAction({
  name: 'retry-withdrawal-payout',
  room: 'cashier',
  summary: 'Retry a payout now under its original reference',
  permission: 'withdrawals.settle',
  fourEyes: { rule: 'none', why: 'continues what was approved, under its own reference' },
  input: withdrawalTarget,
  output: withdrawalOutput.extend({ state: z.string() }),
})

export const setWithdrawalChannel = defineOperatorAction({
  name: 'set-withdrawal-channel',
  room: 'cashier',
  summary: 'Change a withdrawal channel: on or off, fee, automatic approval, second operator',
  permission: 'withdrawals.channels',
  fourEyes: { rule: 'when', what: 'anything but closing the channel' },
  input: z.object({
    channel_id: z.string().min(1).max(40),
    is_enabled: z.boolean().optional(),
    fee_percent: percentInput(FEE_MAX_PERCENT).optional(),
    fee_min: moneyInput.optional(),
    auto_approve: moneyInput.optional(),
    auto_approve_daily: moneyInput.optional(),
    second_operator: moneyInput.optional(),
  }),
  output: withdrawalChannelTerms,
})

export const setWithdrawalLimits = defineOperatorAction({
  name: 'set-withdrawal-limits',
  room: 'cashier',
  summary: 'Set a withdrawal channel’s limits from a VIP level up',
  permission: 'withdrawals.channels',
  fourEyes: { rule: 'always' },
  input: z.object({
    channel_id: z.string().min(1).max(40),
    vip_level: z.int().min(0).max(100),
    min_amount: moneyInput,
    max_amount: moneyInput,
    daily_amount: moneyInput,
    daily_count: z.int().min(1).max(1000),
  }),
  output: withdrawalChannelTerms,
})

export const setWithdrawalRules = defineOperatorAction({
  name: 'set-withdrawal-rules',
  room: 'cashier',
  summary: 'Set how often players may withdraw, and how long reviews and quotes last',
  permission: 'withdrawals.channels',
  fourEyes: { rule: 'always' },
  input: z
    .object({
      frequency_count: z.int().min(2).max(100),
      frequency_window_s: z.int().min(1).max(DAY_S),
      lock_s: z
        .int()
        .min(1)
        .max(30 * DAY_S),
      max_open: z.int().min(1).max(100),
      review_within_s: z
        .int()
        .min(3_600)
        .max(30 * DAY_S),
      quote_lifetime_s: z.int().min(30).max(3_600),
    })
    .partial()
    .refine((change) => Object.values(change).some((value) => value !== undefined)),
  output: withdrawalRules,
})

export const settleWithdrawal = defineOperatorAction({
  name: 'settle-withdrawal',
  room: 'cashier',
  summary: 'Settle a stuck payout according to the payout provider’s statement',
  permission: 'withdrawals.settle',
  fourEyes: { rule: 'amount' },
  input: withdrawalTarget.extend({ outcome: z.enum(['arrived', 'failed', 'returned']) }),
  output: withdrawalOutput.extend({ state: z.string() }),
})

export const setWithdrawalChannelVendor = defineOperatorAction({
  name: 'set-withdrawal-channel-vendor',
  room: 'cashier',
  summary: 'Choose the payout vendor of a withdrawal channel, for new orders',
  permission: 'withdrawals.channels',
  fourEyes: { rule: 'always' },
  input: z.object({ channel_id: z.string().min(1).max(40), payout: vendorId }),
  output: z.object({ channel_id: z.string(), payout: z.string() }),
})
