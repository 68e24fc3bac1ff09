import { z } from 'zod'
import type { Round } from '../../src/game-api/schema.ts'
import { moneySchema } from '../../src/game-api/schema.ts'
import { LOWEST_CRASH, MAX_MULTIPLIER, MIN_TARGET } from './rules.ts'

const target = z.int().min(MIN_TARGET).max(MAX_MULTIPLIER).nullable()
const slot = z.union([z.literal(0), z.literal(1)])

/** `target`: the automatic cash-out in hundredths; `slot`: which of the player's two bets it is. */
export const rocketBetSchema = z.object({ amount: moneySchema, target, slot })
export type RocketBet = z.infer<typeof rocketBetSchema>

/** `cancel` only before the flight. */
export const rocketActionSchema = z.object({ kind: z.enum(['cash_out', 'cancel']) })
export type RocketAction = z.infer<typeof rocketActionSchema>

const multiplier = z.int().min(LOWEST_CRASH).max(MAX_MULTIPLIER)
export const rocketStateSchema = z.object({
  amount: moneySchema,
  target,
  slot,
  /** Where the bet was cashed out; null while it flies and when it was lost. */
  cashed_out: multiplier.nullable(),
})
export type RocketState = z.infer<typeof rocketStateSchema>

export const rocketViewSchema = rocketStateSchema.extend({
  /** Where the rocket crashed; null while it flies, when the flight was interrupted, and for a bet that was returned. */
  crash: multiplier.nullable(),
})
export type RocketView = z.infer<typeof rocketViewSchema>
export type RocketRound = Round & RocketView

export const rocketOutcomeSchema = z.object({ crash: multiplier })
