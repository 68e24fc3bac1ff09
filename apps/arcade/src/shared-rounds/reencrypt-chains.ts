import type { Encryptor } from '@gamehall/encryption'
import { createDatabase, type Pool } from '@gamehall/postgres'
import type { ArcadeTables } from '../db/schema.ts'
import { chainEncryptionContext } from './chain-store.ts'

const BATCH_SIZE = 50

/**
 * Re-encrypts the next batch of hash chains with the current data key. `after` is the last batch's `next`, null at first;
 * `next` is null when no chain is left.
 */
export async function reencryptChains(pool: Pool, encryptor: Encryptor, after: string | null) {
  const db = createDatabase<ArcadeTables>(pool)
  const rows = await db
    .selectFrom('arcade.hash_chains')
    .select(['chain_id', 'terminal_hash', 'checkpoints'])
    .where('chain_id', '>', BigInt(after ?? 0))
    .orderBy('chain_id')
    .limit(BATCH_SIZE)
    .execute()
  let changed = 0
  for (const { chain_id, terminal_hash, checkpoints } of rows) {
    const sealed = encryptor.reencrypt(
      Buffer.from(checkpoints, 'base64'),
      chainEncryptionContext(terminal_hash),
    )
    if (sealed === null) continue
    await db
      .updateTable('arcade.hash_chains')
      .set({ checkpoints: sealed.toString('base64') })
      .where('chain_id', '=', chain_id)
      .execute()
    changed += 1
  }
  const last = rows.at(-1)
  const next = rows.length < BATCH_SIZE || last === undefined ? null : last.chain_id.toString()
  return { seen: rows.length, changed, kept: 0, next }
}
