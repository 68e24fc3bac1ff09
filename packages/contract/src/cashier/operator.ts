import { z } from 'zod'
import { defineOperatorAction, defineOperatorRead } from '../core/operator-call.ts'
import { moneyInput, playerTarget, twdInput, vendorId } from '../core/operator-fields.ts'
import { currencyCode, instantText, moneyText } from '../core/primitives.ts'
import { depositMethod } from './deposits.ts'

export * from './operator-payout-destinations.ts'
export * from './operator-withdrawals.ts'

const depositTarget = z.object({ order_no: z.string().min(1).max(40) })
const extraPaymentDecision = z.enum(['credited', 'refund_due'])

export const adjustBalance = defineOperatorAction({
  name: 'adjust-balance',
  room: 'cashier',
  summary: 'Credit or debit a player’s wallet, with a reason the player sees',
  permission: 'wallets.adjust',
  fourEyes: { rule: 'amount' },
  input: playerTarget.extend({
    currency: currencyCode.default('TWD'),
    /** Signed: `-100.00` debits. */
    amount: moneyInput,
    /** The turnover requirement in percent of a TWD credit. */
    wash_percent: z.coerce.number().int().min(0).max(5_000).default(100),
    /** The reason shown to the player. */
    message: z.string().trim().min(1).max(200),
    /** Idempotency key: one adjustment per reference. */
    reference: z
      .string()
      .regex(/^[A-Za-z0-9-]{1,40}$/)
      .optional(),
  }),
  output: z.object({ order_no: z.string() }),
})

export const approveDeposit = defineOperatorAction({
  name: 'approve-deposit',
  room: 'cashier',
  summary: 'Approve a deposit in review and credit the amount received',
  permission: 'deposits.review',
  fourEyes: { rule: 'amount' },
  input: depositTarget,
  output: z.object({ order_no: z.string(), credited: moneyText }),
})

export const listDepositsInReview = defineOperatorRead({
  name: 'list-deposits-in-review',
  room: 'cashier',
  summary: 'List deposits in review',
  permission: 'deposits.review',
  isQueue: true,
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        order_no: z.string(),
        player_id: z.string(),
        method: depositMethod,
        amount: moneyText,
        arrived: moneyText.nullable(),
        reason: z.string().nullable(),
        paid_at: instantText.nullable(),
      }),
    ),
    /** Undecided payments for orders that were already settled. */
    extra_payments: z.array(
      z.object({
        order_no: z.string(),
        trade_no: z.string(),
        player_id: z.string(),
        arrived: moneyText,
        paid_at: instantText,
      }),
    ),
    /** Payments to send back: of rejected orders, and extra ones. */
    refunds_due: z.array(
      z.object({
        order_no: z.string(),
        trade_no: z.string(),
        player_id: z.string(),
        method: depositMethod,
        amount: moneyText,
        paid_at: instantText,
      }),
    ),
  }),
})

export const rejectDeposit = defineOperatorAction({
  name: 'reject-deposit',
  room: 'cashier',
  summary: 'Reject a deposit in review; the player sees the message',
  permission: 'deposits.review',
  fourEyes: { rule: 'none', why: 'the money goes back to who sent it' },
  input: depositTarget.extend({
    message: z.string().trim().min(1).max(200).optional(),
  }),
  output: z.object({ order_no: z.string(), refund_due: moneyText }),
})

export const refundDeposit = defineOperatorAction({
  name: 'refund-deposit',
  room: 'cashier',
  summary: 'Mark the payment of a rejected deposit, or an extra payment, as sent back to its sender',
  permission: 'deposits.review',
  fourEyes: { rule: 'amount' },
  input: depositTarget.extend({
    /** An extra payment that was booked as a refund due; default: the order's own payment. */
    trade_no: z.string().min(1).max(100).optional(),
    /** What was sent back, in TWD: the whole payment. */
    amount: twdInput,
    /** The number of the transfer back, as on the statement; shown to the player. */
    reference: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9-]{1,80}$/),
  }),
  output: depositTarget.extend({ trade_no: z.string(), amount: moneyText, reference: z.string() }),
})

export const setDepositChannel = defineOperatorAction({
  name: 'set-deposit-channel',
  room: 'cashier',
  summary: 'Change a deposit channel’s limits, fee, turnover requirement or quick amounts',
  permission: 'deposits.channels',
  fourEyes: { rule: 'always' },
  input: z.object({
    channel_id: z.string().min(1).max(40),
    min_amount: twdInput.optional(),
    max_amount: twdInput.optional(),
    fee: twdInput.optional(),
    wash_percent: z.int().min(0).max(10_000).optional(),
    /** Whole dollars. */
    quick_amounts: z.array(twdInput).max(8).optional(),
  }),
  output: z.object({
    channel_id: z.string(),
    min_amount: moneyText,
    max_amount: moneyText,
    fee: moneyText,
    wash_percent: z.number().int(),
    quick_amounts: z.array(moneyText),
  }),
})

export const setDepositLimits = defineOperatorAction({
  name: 'set-deposit-limits',
  room: 'cashier',
  summary: 'Set the daily deposit limits from a VIP level up',
  permission: 'deposits.channels',
  fourEyes: { rule: 'always' },
  input: z.object({
    vip_level: z.coerce.number().int().min(0).max(100),
    daily_amount: moneyInput,
    daily_count: z.coerce.number().int().min(1).max(1000),
  }),
  output: z.object({
    limits: z.array(
      z.object({ vip_level: z.number().int(), daily_amount: moneyText, daily_count: z.number().int() }),
    ),
  }),
})

export const settleExtraPayment = defineOperatorAction({
  name: 'settle-extra-payment',
  room: 'cashier',
  summary: 'Credit or refund an extra payment for a settled deposit',
  permission: 'deposits.review',
  fourEyes: { rule: 'amount' },
  input: depositTarget.extend({
    trade_no: z.string().min(1).max(100),
    decision: extraPaymentDecision,
  }),
  output: z.object({
    order_no: z.string(),
    trade_no: z.string(),
    decision: extraPaymentDecision,
    amount: moneyText,
  }),
})

export const switchDepositChannel = defineOperatorAction({
  name: 'switch-deposit-channel',
  room: 'cashier',
  summary: 'Turn a deposit channel on or off',
  permission: 'deposits.channels',
  fourEyes: { rule: 'none', why: 'changes no terms, and is undone at once' },
  input: z.object({ channel_id: z.string().min(1).max(40), is_enabled: z.boolean() }),
  output: z.object({ channel_id: z.string(), is_enabled: z.boolean() }),
})

export const setDepositChannelVendor = defineOperatorAction({
  name: 'set-deposit-channel-vendor',
  room: 'cashier',
  summary: 'Choose the payment gateway of a deposit channel, for new orders',
  permission: 'deposits.channels',
  fourEyes: { rule: 'always' },
  input: z.object({ channel_id: z.string().min(1).max(40), gateway: vendorId }),
  output: z.object({ channel_id: z.string(), gateway: z.string() }),
})
