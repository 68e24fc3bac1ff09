import { z } from 'zod'
import { moneySchema, type Round } from '../../src/game-api/schema.ts'
import { findSpot, SPOTS } from './spots.ts'

const spotSchema = z
  .string()
  .max(20)
  .refine((id) => findSpot(id) !== undefined, 'no such spot')
const faceSchema = z.int().min(1).max(6)
const diceSchema = z.tuple([faceSchema, faceSchema, faceSchema])

/** Each spot at most once: chips on the same spot are one stake. */
const chipsSchema = z
  .array(z.object({ spot: spotSchema, amount: moneySchema }))
  .min(1)
  .max(SPOTS.length)
  .refine((chips) => new Set(chips.map(({ spot }) => spot)).size === chips.length, 'a spot twice')

export const sicBoBetSchema = z.object({ chips: chipsSchema })
export type SicBoBet = z.infer<typeof sicBoBetSchema>

/** Both only while bets are taken: `add` puts more chips on the table, `cancel` takes all of them back. */
export const sicBoActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), chips: chipsSchema }),
  z.object({ kind: z.literal('cancel') }),
])
export type SicBoAction = z.infer<typeof sicBoActionSchema>

export const sicBoStateSchema = z.object({
  /** All chips of the bet; `win` is what each paid, its stake included, `0.00` for a lost one and until the dice lie. */
  chips: z.array(z.object({ spot: z.string(), amount: moneySchema, win: moneySchema })),
  /** Null until the dice lie. */
  dice: diceSchema.nullable(),
})
export type SicBoState = z.infer<typeof sicBoStateSchema>
export type SicBoRound = Round & SicBoState

export const sicBoOutcomeSchema = z.object({ dice: diceSchema })
