import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { historyOf, historyRequest, instantText, moneyText } from '../core/primitives.ts'
import { turnoverCount, turnoverReason, turnoverSource, turnoverStanding } from './turnover.ts'

/**
 * One line of the wash statement: a credit that asks for volume, or a bet that works it off.
 * `counted` is what it added (credit) or took (bet), never negative. A bet counts its valid bet times the game's
 * `weight_percent`; `reason` says why it counted less than that, or not at all.
 */
export const washEntry = z.object({
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
  /** What a bet counted toward, the oldest credit first; empty for a credit. */
  toward: z.array(turnoverCount),
  /** Of a credit: what kind it is, what it is for, what is left of it, and when it was given up; null for a bet. */
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
export type WashEntry = z.infer<typeof washEntry>

/**
 * §4–5 wash volume, line by line, newest first: what was asked, what counted, and what is left. `standing` says what is
 * withheld now, credit by credit.
 */
export const getWashStatement = defineCall({
  name: 'getWashStatement',
  room: 'wallet',
  path: '/user/washStatement',
  auth: 'session',
  summary: 'The wash volume, line by line',
  request: historyRequest,
  response: historyOf(washEntry).extend({
    required: moneyText,
    done: moneyText,
    wash_balance: moneyText,
    standing: turnoverStanding,
  }),
  errors: [30012],
})
