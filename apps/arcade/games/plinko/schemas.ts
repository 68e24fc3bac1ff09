import { z } from 'zod'
import { moneySchema, type Round } from '../../src/game-api/schema.ts'
import { PLINKO_MAX_BALLS } from './limits.ts'
import { PLINKO_RISKS, PLINKO_ROWS } from './payouts.ts'

const rowsSchema = z.literal(PLINKO_ROWS)
const riskSchema = z.enum(PLINKO_RISKS)

/** `amount` is the stake of each ball. */
export const plinkoBetSchema = z.object({
  amount: moneySchema,
  rows: rowsSchema,
  risk: riskSchema,
  balls: z.int().min(1).max(PLINKO_MAX_BALLS),
})
export type PlinkoBet = z.infer<typeof plinkoBetSchema>

/** The state is the view: it holds the board's multipliers, so that replays do not depend on later changes of the boards. */
export const plinkoViewSchema = z.object({
  rows: rowsSchema,
  risk: riskSchema,
  /** The stake of each ball. */
  ball: moneySchema,
  /** The path of each ball, in the order they are dropped: bit `row` is 1 where it fell to the right. */
  paths: z.array(z.int().min(0).max(65_535)).min(1).max(PLINKO_MAX_BALLS),
  /** The multiplier of each slot from left to right, in tenths. */
  multipliers: z.array(z.int().min(0)),
})
export type PlinkoView = z.infer<typeof plinkoViewSchema>
export type PlinkoRound = Round & PlinkoView
