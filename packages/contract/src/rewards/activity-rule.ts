import { parseMoney } from '@gamehall/money'
import { z } from 'zod'
import { MONEY_FORMAT, moneyInput } from '../core/operator-fields.ts'

/** A TWD amount as operators enter it, such as `"100"` or `"88.50"`; above zero. */
const amount = moneyInput
  .refine((text) => {
    const parsed = parseMoney(text, 'TWD')
    return parsed.ok && parsed.minor > 0n
  })
  .meta({ format: MONEY_FORMAT })

/** The time range of deposits and bets that count: the current frequency period, since the offer started, or all time. */
const within = z.enum(['period', 'activity', 'ever'])
const reached = z.strictObject({ amount, within: within.default('period') })
/** The ids of the games that count; all when absent. */
const games = z.array(z.string().min(1).max(64)).min(1).max(20).optional()

/** An offer's conditions; all that are set must be met. */
export const activityRule = z.strictObject({
  /** Maximum number of days since registration. */
  registered_within_days: z.int().min(1).max(3650).optional(),
  registered_from: z.iso.datetime().optional(),
  registered_until: z.iso.datetime().optional(),
  is_birthday: z.literal(true).optional(),
  vip_min: z.int().min(0).max(100).optional(),
  vip_max: z.int().min(0).max(100).optional(),
  deposit: reached.optional(),
  bets: reached.extend({ games }).optional(),
  /**
   * A number of settled rounds, won or lost; with `multiplier` only those that paid at least so many times their stake, with
   * `least_stake` only those from this stake on.
   */
  rounds: z
    .strictObject({
      count: z.int().min(1).max(100_000),
      multiplier: z.int().min(2).max(5000).optional(),
      least_stake: amount.optional(),
      within: within.default('period'),
      games,
    })
    .optional(),
  has_bank_card: z.literal(true).optional(),
  /** For offers in `apply` mode. */
  needs_images: z.literal(true).optional(),
})
export type ActivityRule = z.output<typeof activityRule>

/**
 * An offer's bonus: a fixed amount; a percentage of the counted deposits up to a maximum; an amount per VIP level, the last one
 * for all higher levels; a range within which a reviewer decides; or free rounds of a game at a stake, to be played within so
 * many days, of which the offer's turnover requirement is that of what they win (decision 0191).
 */
export const activityBonusRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), amount }),
  z.strictObject({ kind: z.literal('percent'), percent: z.int().min(1).max(1000), most: amount }),
  z.strictObject({ kind: z.literal('levels'), amounts: z.array(amount).min(1).max(101) }),
  z.strictObject({ kind: z.literal('range'), least: amount, most: amount }),
  z.strictObject({
    kind: z.literal('free_rounds'),
    gid: z.string().min(1).max(64),
    rounds: z.int().min(1).max(1_000),
    stake: amount,
    days: z.int().min(1).max(365).default(7),
  }),
])
export type ActivityBonusRule = z.output<typeof activityBonusRule>
