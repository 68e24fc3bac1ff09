import { z } from 'zod'
import { createRandomStream } from '../../fairness/random-stream.ts'
import { layMines } from '../../games/mines/rules.ts'
import type { SeededRound } from '../round-queries.ts'

const detailSchema = z.object({
  mines: z.int(),
  /** Tiles opened, in order; the mine that ended the round included. */
  picks: z.array(z.int()),
  hit: z.int().nullable(),
})
export type MinesDetail = z.infer<typeof detailSchema>

export function readMinesDetail(row: SeededRound): MinesDetail {
  return detailSchema.parse(row.detail)
}

/** Where this round's mines are: the same tiles at every look, fixed by its seeds. */
export function mineTilesOf(row: SeededRound): number[] {
  const stream = createRandomStream({
    serverSeed: row.seed,
    clientSeed: row.client_seed,
    nonce: row.nonce,
  })
  return layMines(stream, readMinesDetail(row).mines)
}
