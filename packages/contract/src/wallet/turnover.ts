import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { instantText, moneyText } from '../core/primitives.ts'

export const turnoverSource = z.enum(['deposit', 'bonus', 'exchange', 'adjustment', 'rebate'])
export type TurnoverSource = z.infer<typeof turnoverSource>

/** Why a bet counted less than its valid bet times the game's weight. */
export const turnoverReason = z.enum(['nothing_owed', 'game_excluded', 'not_valid', 'voided'])
export type TurnoverReason = z.infer<typeof turnoverReason>

/** How much of a bet counted toward one credit. */
export const turnoverCount = z.object({
  source: turnoverSource,
  order_no: z.string(),
  title: z.string().nullable(),
  counted: moneyText,
})
export type TurnoverCount = z.infer<typeof turnoverCount>

/**
 * A credit whose turnover is not met. `amount` is what it put into the main wallet, `withheld` what it keeps back of the
 * balance there is now: bets meet the oldest credit first, and the oldest withholds first. `required` = `done` + `left`.
 */
export const turnoverCredit = z.object({
  credit_id: z.string(),
  source: turnoverSource,
  order_no: z.string(),
  /** What it was given for; null where the source says enough. */
  title: z.string().nullable(),
  amount: moneyText,
  withheld: moneyText,
  required: moneyText,
  done: moneyText,
  left: moneyText,
  /** A bonus that the balance covers: the player may give it up (`forfeitBonus`). */
  can_forfeit: z.boolean(),
  at: instantText,
})
export type TurnoverCredit = z.infer<typeof turnoverCredit>

/** §5: the main wallet's balance in its two parts, and the credits that withhold, the oldest first. */
export const turnoverStanding = z.object({
  balance: moneyText,
  withheld: moneyText,
  withdrawable: moneyText,
  /** The turnover left of all credits. */
  wash_balance: moneyText,
  credits: z.array(turnoverCredit),
})
export type TurnoverStanding = z.infer<typeof turnoverStanding>

/**
 * Gives an unmet bonus up: its amount leaves the main wallet, its turnover is gone. 404 another player's credit or none,
 * 10031 the balance is less than the bonus, 10040 met already or no bonus. Giving it up again answers the same.
 */
export const forfeitBonus = defineCall({
  name: 'forfeitBonus',
  room: 'wallet',
  path: '/user/forfeitBonus',
  auth: 'session',
  isIdempotent: true,
  summary: 'Give up a bonus whose turnover is not met',
  request: z.object({ credit_id: z.string('required').regex(/^\d{1,18}$/, 'invalid') }),
  response: z.object({
    credit_id: z.string(),
    order_no: z.string(),
    amount: moneyText,
    standing: turnoverStanding,
  }),
  errors: [10031, 10040],
})
