import { z } from 'zod'
import { createRandomStream } from '../../fairness/random-stream.ts'
import { layMines } from '../../games/mines/rules.ts'
import type { SeededRound } from '../round-queries.ts'

const detailSchema = z.object({
  mines: z.int(),
  /** Tiles opened, in order, including the mine that ended the round. */
  picks: z.array(z.int()),
  hit: z.int().nullable(),
})
export type MinesDetail = z.infer<typeof detailSchema>

export function readMinesDetail(row: SeededRound): MinesDetail {
  return detailSchema.parse(row.detail)
}

/** Derives the round's mine tiles from its seeds; the result is always the same. */
export function mineTilesOf(row: SeededRound): number[] {
  const stream = createRandomStream({
    serverSeed: row.seed,
    clientSeed: row.client_seed,
    nonce: row.nonce,
  })
  return layMines(stream, readMinesDetail(row).mines)
}
