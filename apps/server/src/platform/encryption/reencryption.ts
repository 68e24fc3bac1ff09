import type { Encryptor } from '@gamehall/encryption'
import type { FileStorage } from '../../providers/storage/index.ts'
import type { Db } from '../database/database.ts'

/** The dependencies of re-encryption; the encryptor has the new key first and every older one after it. */
export interface ReencryptionContext {
  readonly db: Db
  readonly encryptor: Encryptor
  readonly storage: FileStorage
}

export interface ReencryptedBatch {
  /** How many values were checked, and how many of them changed. */
  readonly seen: number
  readonly changed: number
  /** How many values stay under an older key, because their source is gone. */
  readonly kept: number
  /** Where the next batch starts; null at the end. */
  readonly next: string | null
}

/** Re-encryption of one kind of data at rest. Each batch commits by itself and can be repeated while the server runs. */
export interface Reencryption {
  readonly name: string
  batch(context: ReencryptionContext, after: string | null): Promise<ReencryptedBatch>
}

/** Where the next batch starts; null when these rows are fewer than `limit`. */
export const nextBatchStart = <Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => string,
): string | null => {
  const last = rows.at(-1)
  return rows.length < limit || last === undefined ? null : keyOf(last)
}
