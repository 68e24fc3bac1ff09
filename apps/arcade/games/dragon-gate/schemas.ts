import { z } from 'zod'
import { moneySchema, type Round } from '../../src/game-api/schema.ts'
import { SLOT_SYMBOLS } from './symbols.ts'

/** The total stake of the paid spin. */
export const dragonGateBetSchema = z.object({ amount: moneySchema })
export type DragonGateBet = z.infer<typeof dragonGateBetSchema>

const slotSpinSchema = z.object({
  kind: z.enum(['base', 'free']),
  stops: z.array(z.int()).length(5),
  /** `grid[reel][row]`: the symbols that landed, before wilds expand. */
  grid: z.array(z.array(z.enum(SLOT_SYMBOLS)).length(3)).length(5),
  expanded_reels: z.array(z.int()),
  line_wins: z.array(
    z.object({ line: z.int(), symbol: z.enum(SLOT_SYMBOLS), count: z.int(), win: moneySchema }),
  ),
  scatters: z.int(),
  scatter_win: moneySchema,
  free_spins_awarded: z.int(),
  win: moneySchema,
})

/** The state is the view: it is stored completely, so that replays do not depend on later changes of the reels. */
export const dragonGateViewSchema = z.object({
  /** The paid spin, then every free spin it triggered. The round is settled already; the page only shows it. */
  spins: z.array(slotSpinSchema).min(1),
  is_capped: z.boolean(),
})
export type DragonGateView = z.infer<typeof dragonGateViewSchema>
export type DragonGateRound = Round & DragonGateView
