import { z } from 'zod'
import { moneySchema, type Round } from '../../src/game-api/schema.ts'
import { PAYING_SYMBOLS, REEL_SYMBOLS } from './symbols.ts'

/** The total stake of the spin. */
export const neonSevensBetSchema = z.object({ amount: moneySchema })
export type NeonSevensBet = z.infer<typeof neonSevensBetSchema>

/** The state is the view: it is stored completely, so that replays do not depend on later changes of the reels. */
export const neonSevensViewSchema = z.object({
  stops: z.array(z.int()).length(3),
  /** `grid[reel][row]`: the symbols that landed. */
  grid: z.array(z.array(z.enum(REEL_SYMBOLS)).length(3)).length(3),
  line_wins: z.array(
    z.object({
      line: z.int().min(0).max(4),
      symbol: z.enum(PAYING_SYMBOLS),
      count: z.union([z.literal(2), z.literal(3)]),
      /** Whether a lantern completed the line and doubled it. */
      has_lantern: z.boolean(),
      win: moneySchema,
    }),
  ),
})
export type NeonSevensView = z.infer<typeof neonSevensViewSchema>
export type NeonSevensRound = Round & NeonSevensView
