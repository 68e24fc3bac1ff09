import { z } from 'zod'
import { createRandomStream } from '../../../src/fairness/random-stream.ts'
import type { SeededRound } from '../../../src/rounds/round-queries.ts'
import { placeMines } from '../rules.ts'

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
export function deriveMineTiles(row: SeededRound): number[] {
  const stream = createRandomStream({
    serverSeed: row.seed,
    clientSeed: row.client_seed,
    nonce: row.nonce,
  })
  return placeMines(stream, readMinesDetail(row).mines)
}
