import { createEncryptor, type Encryptor } from '@gamehall/encryption'
import type { AppContext } from '../context/app-context.ts'
import type { Db } from '../database/database.ts'
import { withPlatformTables } from '../database/platform-tables.ts'

type Keeper = Pick<AppContext, 'encryptor' | 'ids' | 'clock'>
/** A player's own encryption key, and its id. */
export interface PlayerKey {
  readonly keyId: bigint
  readonly encryptor: Encryptor
}

const contextOf = (playerId: bigint) => `player-key/${playerId}`

/** Returns the key for a player's identity data; creates it when there is none. */
export async function ensurePlayerKey(keeper: Keeper, db: Db, playerId: bigint): Promise<PlayerKey> {
  const found = await findPlayerKey(keeper, db, playerId)
  if (found !== null) return found
  const key = Buffer.from(keeper.ids.token(), 'base64url')
  await withPlatformTables(db)
    .insertInto('player_keys')
    .values({
      player_id: playerId,
      key_sealed: keeper.encryptor.encrypt(key, contextOf(playerId)),
      created_at: keeper.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return ensurePlayerKey(keeper, db, playerId)
}

/** Returns a player's key; null when there is none or it was erased. */
export async function findPlayerKey(
  { encryptor }: Pick<Keeper, 'encryptor'>,
  db: Db,
  playerId: bigint,
): Promise<PlayerKey | null> {
  const row = await withPlatformTables(db)
    .selectFrom('player_keys')
    .select(['key_id', 'key_sealed'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    keyId: row.key_id,
    encryptor: createEncryptor(encryptor.decrypt(row.key_sealed, contextOf(playerId))),
  }
}

/** Deletes a player's key, which makes all data encrypted with it unreadable. Irreversible. */
export async function erasePlayerKey(db: Db, playerId: bigint): Promise<void> {
  await withPlatformTables(db).deleteFrom('player_keys').where('player_id', '=', playerId).execute()
}
