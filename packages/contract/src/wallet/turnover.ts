import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { instantText, moneyText } from '../core/primitives.ts'

export const turnoverSource = z.enum(['deposit', 'bonus', 'exchange', 'adjustment', 'rebate'])
export type TurnoverSource = z.infer<typeof turnoverSource>

/** Why a bet counted less than its valid bet times the game’s weight. */
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
 * A credit with an unmet turnover requirement. `amount` is the amount credited to the main wallet, `withheld` the part of
 * the current balance that it withholds. Bets count toward the oldest credit first, and the oldest withholds first.
 * `required` = `done` + `left`.
 */
export const turnoverCredit = z.object({
  credit_id: z.string(),
  source: turnoverSource,
  order_no: z.string(),
  /** What the credit is for; null where `source` suffices. */
  title: z.string().nullable(),
  amount: moneyText,
  withheld: moneyText,
  required: moneyText,
  done: moneyText,
  left: moneyText,
  /** Whether the player can forfeit it (`forfeitBonus`): a bonus that the balance covers. */
  can_forfeit: z.boolean(),
  at: instantText,
})
export type TurnoverCredit = z.infer<typeof turnoverCredit>

/** §5: the main wallet’s balance, split into withheld and withdrawable, and the unmet credits, oldest first. */
export const turnoverStatus = z.object({
  balance: moneyText,
  withheld: moneyText,
  withdrawable: moneyText,
  /** The turnover left over all credits. */
  wash_balance: moneyText,
  credits: z.array(turnoverCredit),
})
export type TurnoverStatus = z.infer<typeof turnoverStatus>

/**
 * Forfeits an unmet bonus: its amount leaves the main wallet and its turnover requirement is removed. 404: another player’s
 * credit, or none. 10031: the balance is less than the bonus. 10040: already met, or not a bonus. Repeating the call
 * returns the same answer.
 */
export const forfeitBonus = defineCall({
  name: 'forfeitBonus',
  room: 'wallet',
  path: '/user/forfeitBonus',
  auth: 'session',
  isIdempotent: true,
  summary: 'Forfeit a bonus whose turnover is not met',
  request: z.object({ credit_id: z.string('required').regex(/^\d{1,18}$/, 'invalid') }),
  response: z.object({
    credit_id: z.string(),
    order_no: z.string(),
    amount: moneyText,
    standing: turnoverStatus,
  }),
  errors: [10031, 10040],
})
