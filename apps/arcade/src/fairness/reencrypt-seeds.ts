import type { Encryptor } from '@gamehall/encryption'
import { createDatabase, type Pool } from '@gamehall/postgres'
import type { ArcadeTables } from '../db/schema.ts'
import { reencryptSeed } from './seed-encryption.ts'

const BATCH_SIZE = 500

/**
 * Re-encrypts the next batch of unrevealed seeds with the current data key. `after` is the last batch's `next`, null at first;
 * `next` is null when no seeds are left.
 */
export async function reencryptSeeds(pool: Pool, encryptor: Encryptor, after: string | null) {
  const db = createDatabase<ArcadeTables>(pool)
  const rows = await db
    .selectFrom('arcade.server_seeds')
    .select(['seed_id', 'seed', 'seed_hash'])
    .where('revealed_at', 'is', null)
    .where('seed_id', '>', BigInt(after ?? 0))
    .orderBy('seed_id')
    .limit(BATCH_SIZE)
    .execute()
  let changed = 0
  for (const row of rows) {
    const seed = reencryptSeed(encryptor, row)
    if (seed === null) continue
    const { numUpdatedRows } = await db
      .updateTable('arcade.server_seeds')
      .set({ seed })
      .where('seed_id', '=', row.seed_id)
      .where('seed', '=', row.seed)
      .executeTakeFirst()
    changed += Number(numUpdatedRows)
  }
  const last = rows.at(-1)
  const next = rows.length < BATCH_SIZE || last === undefined ? null : last.seed_id.toString()
  return { seen: rows.length, changed, kept: 0, next }
}
