import { z } from 'zod'
import { moneySchema, type Round } from '../../src/game-api/schema.ts'
import { cardSchema } from '../../src/games/card-schema.ts'
import { BACCARAT_TABLE_IDS } from './limits.ts'
import { BACCARAT_SPOTS } from './rules.ts'

const tableSchema = z.enum(BACCARAT_TABLE_IDS)
const spotSchema = z.enum(BACCARAT_SPOTS)

/** Each spot at most once: chips on the same spot are one stake. */
const chipsSchema = z
  .array(z.object({ spot: spotSchema, amount: moneySchema }))
  .min(1)
  .max(BACCARAT_SPOTS.length)
  .refine((chips) => new Set(chips.map(({ spot }) => spot)).size === chips.length, 'a spot twice')

export const baccaratBetSchema = z.object({ table: tableSchema, chips: chipsSchema })
export type BaccaratBet = z.infer<typeof baccaratBetSchema>

/** Until betting closes: more chips, or the whole bet back. */
export const baccaratActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), chips: chipsSchema }),
  z.object({ kind: z.literal('cancel') }),
])
export type BaccaratAction = z.infer<typeof baccaratActionSchema>

const cardsSchema = z.array(cardSchema).min(2).max(3)

/** A dealt hand: its position in the shoe, its cards in the order of dealing, and the cards left after it. */
export const baccaratHandSchema = z.object({
  shoe: z.int(),
  hand: z.int(),
  hands: z.int(),
  burnt: cardSchema.nullable(),
  player: cardsSchema,
  banker: cardsSchema,
  left: z.int(),
})

/** The state is the view. */
export const baccaratStateSchema = z.object({
  table: tableSchema,
  /** Each chip with what it paid, its stake included; `0.00` for a lost one and before the end. */
  chips: z.array(z.object({ spot: spotSchema, amount: moneySchema, win: moneySchema })),
  /** Null until the round is over. */
  hand: baccaratHandSchema.nullable(),
})
export type BaccaratState = z.infer<typeof baccaratStateSchema>
export type BaccaratRound = Round & BaccaratState
