import { parseMoney } from '@gamehall/money'
import { z } from 'zod'

/** TWD as operators write it: `"100"`, `"88.50"`; above zero. */
const amount = z
  .union([z.string().max(20), z.number()])
  .transform(String)
  .refine((text) => {
    const parsed = parseMoney(text, 'TWD')
    return parsed.ok && parsed.minor > 0n
  })

/** Over which time deposits and bets count: the day, month or year it is had in, since the offer began, or ever. */
const within = z.enum(['period', 'activity', 'ever'])
const reached = z.strictObject({ amount, within: within.default('period') })

/** Who may have an offer, as data: all that is written is asked for. */
export const activityRule = z.strictObject({
  /** At most so many days after registering. */
  registered_within_days: z.int().min(1).max(3650).optional(),
  registered_from: z.iso.datetime().optional(),
  registered_until: z.iso.datetime().optional(),
  is_birthday: z.literal(true).optional(),
  vip_min: z.int().min(0).max(100).optional(),
  vip_max: z.int().min(0).max(100).optional(),
  deposit: reached.optional(),
  bets: reached.optional(),
  has_bank_card: z.literal(true).optional(),
  /** Of one that is applied for. */
  needs_images: z.literal(true).optional(),
})
export type ActivityRule = z.output<typeof activityRule>

/**
 * What an offer gives: one amount; a share of the deposits that count, up to a most; by VIP level, the last amount for every
 * level above; or what a reviewer decides within a range.
 */
export const activityBonusRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), amount }),
  z.strictObject({ kind: z.literal('percent'), percent: z.int().min(1).max(1000), most: amount }),
  z.strictObject({ kind: z.literal('levels'), amounts: z.array(amount).min(1).max(101) }),
  z.strictObject({ kind: z.literal('range'), least: amount, most: amount }),
])
export type ActivityBonusRule = z.output<typeof activityBonusRule>
