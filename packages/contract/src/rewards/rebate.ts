import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { defineCsvCall } from '../core/csv.ts'
import {
  dailyHistoryOf,
  historyOf,
  historyRequest,
  instantText,
  moneyText,
  nothing,
  orderNo,
} from '../core/primitives.ts'
import { gameCategory } from '../games/entities.ts'
import { percentText } from './vip.ts'

export const rebateState = z.enum(['unclaimed', 'received', 'expired'])
export type RebateState = z.infer<typeof rebateState>

const rebateId = z.string('required').regex(/^\d{1,18}$/, 'invalid')
const dayText = z.iso.date()

/**
 * §3 rebate on one Taiwan day's valid bets in one game category. `rate` is that of the player's level, `max_rate` the highest
 * of any level. The amount is `valid_bet` times `rate`, rounded down to the cent.
 */
export const rebate = z.object({
  rebate_id: z.string(),
  date: dayText,
  type: gameCategory,
  valid_bet: moneyText,
  rate: percentText,
  max_rate: percentText,
  vip_level: z.number().int().nonnegative(),
  amount: moneyText,
  state: rebateState,
  posted_at: instantText,
  expires_at: instantText.nullable(),
  received_at: instantText.nullable(),
  order_no: orderNo.nullable(),
})
export type Rebate = z.infer<typeof rebate>

/** One game category in today's preview. */
export const rebatePreview = rebate.pick({
  type: true,
  valid_bet: true,
  rate: true,
  max_rate: true,
  amount: true,
})
export type RebatePreview = z.infer<typeof rebatePreview>

/** Today's rebate so far, and the unclaimed rebates. `posts_at` is the next midnight in Taiwan. */
export const getRebateInfo = defineCall({
  name: 'getRebateInfo',
  room: 'rewards',
  path: '/rebate/info',
  auth: 'session',
  summary: 'Today’s rebate so far, and what can be claimed',
  request: nothing,
  response: z.object({
    date: dayText,
    posts_at: instantText,
    vip_level: z.number().int().nonnegative(),
    today: z.array(rebatePreview),
    today_amount: moneyText,
    unclaimed_amount: moneyText,
    unclaimed_count: z.number().int().nonnegative(),
    /** Days until an unclaimed rebate expires; null for never. */
    expires_after_days: z.number().int().positive().nullable(),
  }),
  errors: [],
})

/** Claims one rebate, or all unclaimed ones without `rebate_id`. */
export const claimRebates = defineCall({
  name: 'claimRebates',
  room: 'rewards',
  path: '/rebate/claim',
  auth: 'session',
  accounts: 'formal',
  isIdempotent: true,
  summary: 'Claim one rebate, or all of them, into the main wallet',
  request: z.object({ rebate_id: rebateId.nullish() }),
  response: z.object({
    order_no: orderNo,
    amount: moneyText,
    /** The turnover requirement (§9: 1×). */
    wash: moneyText,
    count: z.number().int().positive(),
  }),
  errors: [10040],
})

export const listRebates = defineCall({
  name: 'listRebates',
  room: 'rewards',
  path: '/report/rebateRecord',
  auth: 'session',
  summary: 'The posted rebates, newest first',
  request: historyRequest.extend({ state: rebateState.nullish(), type: gameCategory.nullish() }),
  response: dailyHistoryOf(rebate, { amount: moneyText }),
  errors: [30012],
})

export const downloadRebates = defineCsvCall('downloadRebates', listRebates)

/**
 * A bet of a statement with the valid bet it contributes. A bet corrected after its day's posting appears again with the
 * difference, which may be negative.
 */
export const rebateBet = z.object({
  api_key: z.string(),
  bet_id: z.string(),
  game_name: z.string(),
  settle_time: instantText,
  valid_bet: moneyText,
  is_correction: z.boolean(),
})
export type RebateBet = z.infer<typeof rebateBet>

/** The bets that a rebate is calculated from; their `valid_bet` adds up to the rebate's. */
export const getRebateStatement = defineCall({
  name: 'getRebateStatement',
  room: 'rewards',
  path: '/report/rebateBets',
  auth: 'session',
  summary: 'One rebate and the bets it is calculated from',
  request: historyRequest.omit({ start_time: true, end_time: true }).extend({ rebate_id: rebateId }),
  response: historyOf(rebateBet).extend({ rebate }),
  errors: [],
})
