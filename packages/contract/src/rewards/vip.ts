import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { instantText, moneyText, nothing } from '../core/primitives.ts'
import { gameCategory } from '../games/entities.ts'

/** A percentage with two decimals, such as `"0.35"`. */
export const percentText = z.string().regex(/^\d+\.\d{2}$/)

/** The rebate rate for valid bets of a game category. */
export const vipRate = z.object({ category: gameCategory, rate: percentText })

/** A level's withdrawal limits for one channel, in the channel's currency. */
export const vipWithdrawal = z.object({
  channel_id: z.string(),
  name: z.string(),
  currency: z.string(),
  max: moneyText,
  daily_max: moneyText,
  daily_count: z.number().int().positive(),
})

/**
 * §2 a VIP level: the lifetime deposits and valid bets to reach it, the valid bets within the hold period to keep it, and its
 * rebate rates and withdrawal limits.
 */
export const vipLevel = z.object({
  level: z.number().int().nonnegative(),
  name: z.string(),
  deposit: moneyText,
  valid_bet: moneyText,
  hold_valid_bet: moneyText,
  rates: z.array(vipRate),
  withdrawals: z.array(vipWithdrawal),
})
export type VipLevel = z.infer<typeof vipLevel>

/** The VIP levels and their rules, lowest first; open to visitors. */
export const getVipInfo = defineCall({
  name: 'getVipInfo',
  room: 'rewards',
  method: 'GET',
  path: '/vip/vipInfo',
  auth: 'open',
  summary: 'The VIP levels, their rules and privileges',
  request: nothing,
  response: z.object({ hold_days: z.number().int().positive(), levels: z.array(vipLevel) }),
  errors: [],
})

/** Progress toward a required amount. */
const progress = z.object({ done: moneyText, required: moneyText })

export const vipChangeKind = z.enum(['promoted', 'relegated', 'placed'])

/** A change of VIP level; `placed` is by an operator. */
export const vipChange = z.object({
  kind: vipChangeKind,
  from_level: z.number().int().nonnegative(),
  to_level: z.number().int().nonnegative(),
  at: instantText,
})
export type VipChange = z.infer<typeof vipChange>

/** The caller's VIP level and progress. `next` is null on the highest level, `hold` on the lowest. */
export const getSelfVipInfo = defineCall({
  name: 'getSelfVipInfo',
  room: 'rewards',
  path: '/user/selfVipInfo',
  auth: 'session',
  accounts: 'formal',
  summary: 'The player’s VIP level, progress and history',
  request: nothing,
  response: z.object({
    level: z.number().int().nonnegative(),
    name: z.string(),
    since: instantText.nullable(),
    next: z
      .object({
        level: z.number().int().positive(),
        name: z.string(),
        deposit: progress,
        valid_bet: progress,
        /** For a level held before: the valid bets since the downgrade. */
        comeback: progress.nullable(),
        is_reached: z.boolean(),
      })
      .nullable(),
    hold: progress.extend({ from: instantText, until: instantText }).nullable(),
    rates: z.array(vipRate),
    /** The latest fifty, newest first. */
    changes: z.array(vipChange),
  }),
  errors: [],
})
