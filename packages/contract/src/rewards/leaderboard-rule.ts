import { parseMoney } from '@gamehall/money'
import { z } from 'zod'
import { MONEY_FORMAT, moneyInput } from '../core/operator-fields.ts'
import { leaderboardMeasure, leaderboardPeriod } from './leaderboards.ts'

/** The most players that one run rewards. */
const MAX_PLACES = 100

/** A TWD amount above zero, as operators enter it: `"100"`, `"88.50"`. */
const amount = moneyInput
  .refine((text) => {
    const parsed = parseMoney(text, 'TWD')
    return parsed.ok && parsed.minor > 0n
  })
  .meta({ format: MONEY_FORMAT })

/** The same prize for as many places, after those of the entries before it. */
const prizeTier = z.strictObject({ places: z.int().min(1).max(MAX_PLACES).default(1), amount })

/**
 * The rules of a leaderboard: which rounds count, for how long, by what they are measured, and what the best of them get.
 * Without `games` and `api_key` every game counts.
 */
export const leaderboardRule = z
  .strictObject({
    games: z.array(z.string().min(1).max(64)).min(1).max(20).optional(),
    /** The platform whose games count. */
    api_key: z.string().min(1).max(40).optional(),
    period: leaderboardPeriod,
    measure: leaderboardMeasure,
    /** A round counts from this bet on. */
    least_stake: amount.optional(),
    /** Who has fewer counted rounds is not ranked. */
    least_rounds: z.int().min(1).max(100_000).default(1),
    prizes: z.array(prizeTier).min(1).max(20),
    /** How long after the end the prizes wait, so that operators can look at the standings. */
    review_hours: z.int().min(0).max(72).default(0),
  })
  .refine(({ games, api_key }) => games === undefined || api_key === undefined)
  .refine(({ prizes }) => prizes.reduce((total, { places }) => total + places, 0) <= MAX_PLACES)
export type LeaderboardRule = z.output<typeof leaderboardRule>
