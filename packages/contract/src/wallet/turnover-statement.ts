import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { historyOf, historyRequest, instantText, moneyText } from '../core/primitives.ts'
import { turnoverCount, turnoverReason, turnoverSource, turnoverStatus } from './turnover.ts'

/**
 * One entry of the turnover statement: a credit that adds a turnover requirement, or a bet that counts toward it.
 * `counted` is the turnover added (credit) or met (bet), never negative. A bet counts its valid bet times the game’s
 * `weight_percent`; `reason` says why it counted less than that, or not at all.
 */
export const turnoverEntry = z.object({
  id: z.string(),
  kind: z.enum(['credit', 'bet']),
  /** The order of a credit; null for a bet. */
  order_no: z.string().nullable(),
  /** The bet and its game; null for a credit. */
  bet_id: z.string().nullable(),
  game_name: z.string().nullable(),
  valid_bet: moneyText.nullable(),
  weight_percent: z.number().int().nonnegative().nullable(),
  counted: moneyText,
  reason: turnoverReason.nullable(),
  at: instantText,
  /** The credits that a bet counted toward, oldest first; empty for a credit. */
  toward: z.array(turnoverCount),
  /** Of a credit: its source, title, amount, turnover left, and when it was forfeited; null for a bet. */
  credit: z
    .object({
      source: turnoverSource,
      title: z.string().nullable(),
      amount: moneyText,
      left: moneyText,
      forfeited_at: instantText.nullable(),
    })
    .nullable(),
})
export type TurnoverEntry = z.infer<typeof turnoverEntry>

/**
 * The turnover statement (§4–5), newest entry first: turnover required, done and left. `standing` is the amount withheld
 * now, credit by credit.
 */
export const getTurnoverStatement = defineCall({
  name: 'getTurnoverStatement',
  room: 'wallet',
  path: '/user/washStatement',
  auth: 'session',
  summary: 'Turnover statement',
  request: historyRequest,
  response: historyOf(turnoverEntry).extend({
    required: moneyText,
    done: moneyText,
    wash_balance: moneyText,
    standing: turnoverStatus,
  }),
  errors: [30012],
})
