import { z } from 'zod'
import { moneySchema, type Round } from '../../src/game-api/schema.ts'
import { ROULETTE_TABLE_IDS } from './limits.ts'
import { findSpot, SPOTS } from './spots.ts'

const tableSchema = z.enum(ROULETTE_TABLE_IDS)
const spotSchema = z
  .string()
  .max(20)
  .refine((id) => findSpot(id) !== undefined, 'no such spot')
const numberSchema = z.int().min(0).max(36)

/** Each spot at most once: chips on the same spot are one stake. */
export const rouletteBetSchema = z.object({
  table: tableSchema,
  chips: z
    .array(z.object({ spot: spotSchema, amount: moneySchema }))
    .min(1)
    .max(SPOTS.length)
    .refine((chips) => new Set(chips.map(({ spot }) => spot)).size === chips.length, 'a spot twice'),
})
export type RouletteBet = z.infer<typeof rouletteBetSchema>

/** The state is the view. */
export const rouletteViewSchema = z.object({
  table: tableSchema,
  number: numberSchema,
  /** Each chip with what it paid, its stake included; `0.00` for a lost one. */
  chips: z.array(z.object({ spot: z.string(), amount: moneySchema, win: moneySchema })),
})
export type RouletteView = z.infer<typeof rouletteViewSchema>
export type RouletteRound = Round & RouletteView
