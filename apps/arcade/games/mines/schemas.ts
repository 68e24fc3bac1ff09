import { z } from 'zod'
import { moneySchema, type Round } from '../../src/game-api/schema.ts'

const tileSchema = z.int().min(0).max(24)

export const minesBetSchema = z.object({ amount: moneySchema, mines: z.int().min(1).max(24) })
export type MinesBet = z.infer<typeof minesBetSchema>

export const minesActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pick'), tile: tileSchema }),
  z.object({ kind: z.literal('cash_out') }),
])
export type MinesAction = z.infer<typeof minesActionSchema>

/** Where the mines are is never stored: it follows from the seeds. */
export const minesStateSchema = z.object({
  mines: z.int(),
  /** Tiles opened, in order, including the mine that ended the round. */
  picks: z.array(z.int()),
  hit: z.int().nullable(),
})
export type MinesState = z.infer<typeof minesStateSchema>

export const minesViewSchema = z.object({
  mines: z.int(),
  /** Tiles opened, in order; the last one is `hit_tile` when it was a mine. */
  picks: z.array(tileSchema),
  hit_tile: tileSchema.nullable(),
  /** The tiles with mines; null while the round is open. */
  mine_tiles: z.array(tileSchema).nullable(),
  /** Multiplier and payout of cashing out now, or as settled; null before the first pick. */
  multiplier: z.string().nullable(),
  payout: moneySchema.nullable(),
  /** Multiplier and payout after one more safe tile; null when the round is over. */
  next_multiplier: z.string().nullable(),
  next_payout: moneySchema.nullable(),
})
export type MinesView = z.infer<typeof minesViewSchema>
/** `void`: the round expired before a tile was opened. */
export type MinesRound = Round & MinesView
