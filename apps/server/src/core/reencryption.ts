import type { Sealer } from '@gamehall/sealer'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { FileStorage } from '../providers/storage/index.ts'

/** What bringing data under a new data key needs; its sealer has the new key first and every older one behind. */
export interface ReencryptionContext {
  readonly db: Kysely<Database>
  readonly sealer: Sealer
  readonly storage: FileStorage
}

export interface ReencryptedBatch {
  /** How many were looked at, and how many of them changed. */
  readonly seen: number
  readonly changed: number
  /** What stays under an older key, because nothing is left to make it anew of. */
  readonly kept: number
  /** Where the next batch begins; null at the end. */
  readonly next: string | null
}

/** One kind of data at rest. A batch commits by itself: it may be repeated, and the server goes on meanwhile. */
export interface Reencryption {
  readonly name: string
  batch(context: ReencryptionContext, after: string | null): Promise<ReencryptedBatch>
}

/** Where the batch after one of these rows begins; fewer than asked for are the last. */
export const nextOf = <Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => string,
): string | null => {
  const last = rows.at(-1)
  return rows.length < limit || last === undefined ? null : keyOf(last)
}
