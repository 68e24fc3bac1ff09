import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { instantText, moneyText, nothing } from '../core/primitives.ts'
import { gameCategory } from '../games/entities.ts'

/** A percentage with two decimals, such as `"0.35"`. */
export const percentText = z.string().regex(/^\d+\.\d{2}$/)

/** What of a valid bet on this type of game comes back. */
export const vipRate = z.object({ category: gameCategory, rate: percentText })

/** What the level lets out through one way of withdrawing, in the way's own currency. */
export const vipWithdrawal = z.object({
  channel_id: z.string(),
  name: z.string(),
  currency: z.string(),
  max: moneyText,
  daily_max: moneyText,
  daily_count: z.number().int().positive(),
})

/**
 * §2 a VIP level: what it takes to reach it (deposits and valid bets of all time), what keeps it (valid bets within the
 * hold period), and what it gives.
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

/** The levels and their rules, lowest first; for everybody. */
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

/** How far something has come. */
const progress = z.object({ done: moneyText, required: moneyText })

export const vipChangeKind = z.enum(['promoted', 'relegated', 'placed'])

/** A step on the ladder; `placed` is by the hall's staff. */
export const vipChange = z.object({
  kind: vipChangeKind,
  from_level: z.number().int().nonnegative(),
  to_level: z.number().int().nonnegative(),
  at: instantText,
})
export type VipChange = z.infer<typeof vipChange>

/** Where the caller stands. `next` is null on the highest level, `hold` on the lowest. */
export const getSelfVipInfo = defineCall({
  name: 'getSelfVipInfo',
  room: 'rewards',
  path: '/user/selfVipInfo',
  auth: 'session',
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
        /** For a level that was held before: the valid bets since it was lost. */
        comeback: progress.nullable(),
        is_reached: z.boolean(),
      })
      .nullable(),
    hold: progress.extend({ from: instantText, until: instantText }).nullable(),
    rates: z.array(vipRate),
    /** The latest fifty, the newest first. */
    changes: z.array(vipChange),
  }),
  errors: [],
})
