import { z } from 'zod'
import { moneySchema, type Round } from '../../src/game-api/schema.ts'
import { cardSchema } from '../../src/games/card-schema.ts'

const spotSchema = z.int().min(0).max(2)
/** A hand's number: the spot's own hand has the spot's, a hand from a split the next free one from 3 on. */
const handSchema = z.int().min(0).max(11)
/** The stake of each spot, left to right; null for an empty one. */
const spotsSchema = z.tuple([moneySchema.nullable(), moneySchema.nullable(), moneySchema.nullable()])

export const blackjackBetSchema = z.object({ spots: spotsSchema })
export type BlackjackBet = z.infer<typeof blackjackBetSchema>

const HAND_ACTIONS = ['hit', 'stand', 'double', 'split', 'surrender'] as const
export type HandAction = (typeof HAND_ACTIONS)[number]

/** `insurance` answers for all spots at once: those named are insured for half of their stake. */
export const blackjackActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('insurance'), spots: z.array(spotSchema).max(3) }),
  z.object({ kind: z.enum(HAND_ACTIONS), hand: handSchema }),
])
export type BlackjackAction = z.infer<typeof blackjackActionSchema>

/** All that happened: the rest of a round follows from it. */
export const blackjackStateSchema = z.object({
  spots: spotsSchema,
  /** Every card in the order in which it was drawn, the dealer's hole card included. */
  draws: z.array(cardSchema),
  actions: z.array(blackjackActionSchema),
})
export type BlackjackState = z.infer<typeof blackjackStateSchema>

/** What happens to a hand at the end. `push` and `surrender` return the stake or half of it. */
const resultSchema = z.enum(['blackjack', 'win', 'push', 'lose', 'bust', 'surrender'])
export type HandResult = z.infer<typeof resultSchema>

/** What happens at the table, in order. `hand` is null for the dealer. */
const eventSchema = z.discriminatedUnion('type', [
  /** A card is dealt; the hole card is dealt face down as null. */
  z.object({ type: z.literal('deal'), hand: handSchema.nullable(), card: cardSchema.nullable() }),
  /** The dealer has an ace: the player may insure. */
  z.object({ type: z.literal('offer_insurance') }),
  z.object({ type: z.literal('insure'), spot: spotSchema, stake: moneySchema }),
  /** The dealer has an ace or a ten and looks at the hole card. */
  z.object({ type: z.literal('peek'), has_blackjack: z.boolean() }),
  z.object({ type: z.literal('turn'), hand: handSchema }),
  z.object({ type: z.literal('stand'), hand: handSchema }),
  z.object({ type: z.literal('double'), hand: handSchema }),
  /** The second card of `hand` becomes the first of `into`, which is played after it. */
  z.object({ type: z.literal('split'), hand: handSchema, into: handSchema }),
  z.object({ type: z.literal('surrender'), hand: handSchema }),
  z.object({ type: z.literal('bust'), hand: handSchema }),
  /** The dealer turns the hole card over. */
  z.object({ type: z.literal('reveal'), card: cardSchema }),
  z.object({ type: z.literal('settle_insurance'), spot: spotSchema, pay: moneySchema }),
  z.object({
    type: z.literal('settle'),
    hand: handSchema,
    result: resultSchema,
    stake: moneySchema,
    pay: moneySchema,
  }),
])
export type TableEvent = z.infer<typeof eventSchema>

export const blackjackViewSchema = z.object({
  spots: spotsSchema,
  phase: z.enum(['insurance', 'playing', 'over']),
  /** The hand whose turn it is, and what it may do. */
  active_hand: handSchema.nullable(),
  allowed: z.array(z.enum(HAND_ACTIONS)),
  events: z.array(eventSchema),
  actions: z.array(blackjackActionSchema),
})
export type BlackjackView = z.infer<typeof blackjackViewSchema>
export type BlackjackRound = Round & BlackjackView
