import { z } from 'zod'
import { moneySchema, type Round } from '../../src/game-api/schema.ts'
import { CELLS, PAYING_SYMBOLS, SIDE, SYMBOL_LETTERS } from './symbols.ts'

/** The total stake of the round. */
export const pearlTideBetSchema = z.object({ amount: moneySchema })
export type PearlTideBet = z.infer<typeof pearlTideBetSchema>

const cellSchema = z
  .int()
  .min(0)
  .max(CELLS - 1)

const clusterSchema = z.object({
  symbol: z.enum(PAYING_SYMBOLS),
  /** Cells of the cluster, ascending: `row × 7 + column`. */
  cells: z.array(cellSchema),
  /** What it pays, the multiplier included. */
  win: moneySchema,
})

/** A grid at rest and what it pays. */
const stepSchema = z.object({
  /** The rows from the top; each symbol is a letter of `SYMBOL_LETTERS`. */
  grid: z.array(z.string().regex(new RegExp(`^[${SYMBOL_LETTERS}]{${SIDE}}$`))).length(SIDE),
  multiplier: z.int().min(1),
  /** Empty in the last step of a spin, unless the maximum win ended the round. */
  clusters: z.array(clusterSchema),
  /** Cells in which large clusters leave a pearl, ascending. */
  pearls: z.array(cellSchema),
})

/** The state is the view: it is stored completely, so that replays do not depend on later changes of the rules. */
export const pearlTideViewSchema = z.object({
  is_capped: z.boolean(),
  spins: z.array(
    z.object({
      kind: z.enum(['base', 'free']),
      steps: z.array(stepSchema),
      /** Clams of the last grid. */
      clams: z.int().min(0),
      free_spins_awarded: z.int().min(0),
      /** The wins of all clusters; never cut. */
      win: moneySchema,
    }),
  ),
})
export type PearlTideView = z.infer<typeof pearlTideViewSchema>
export type PearlTideSpin = PearlTideView['spins'][number]
export type PearlTideStep = PearlTideSpin['steps'][number]
export type PearlTideRound = Round & PearlTideView
