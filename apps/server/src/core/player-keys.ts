import { createSealer, type Sealer } from '@gamehall/sealer'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Hall } from './hall.ts'

type Keeper = Pick<Hall, 'sealer' | 'ids' | 'clock'>
type Db = Kysely<Database>

/** A player's own sealer, under the key's number. */
export interface PlayerKey {
  readonly keyId: bigint
  readonly sealer: Sealer
}

const contextOf = (playerId: bigint) => `player-key/${playerId}`

/** The key that a player's identity data is sealed with, made when there is none. */
export async function ensurePlayerKey(keeper: Keeper, db: Db, playerId: bigint): Promise<PlayerKey> {
  const found = await findPlayerKey(keeper, db, playerId)
  if (found !== null) return found
  const key = Buffer.from(keeper.ids.token(), 'base64url')
  await db
    .insertInto('player_keys')
    .values({
      player_id: playerId,
      key_sealed: keeper.sealer.seal(key, contextOf(playerId)),
      created_at: keeper.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return ensurePlayerKey(keeper, db, playerId)
}

/** Null for a player who has none, or none any more. */
export async function findPlayerKey(
  { sealer }: Pick<Keeper, 'sealer'>,
  db: Db,
  playerId: bigint,
): Promise<PlayerKey | null> {
  const row = await db
    .selectFrom('player_keys')
    .select(['key_id', 'key_sealed'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (row === undefined) return null
  return { keyId: row.key_id, sealer: createSealer(sealer.open(row.key_sealed, contextOf(playerId))) }
}

/** For good: whatever the player's key has sealed, wherever it lies, is unreadable from now on. */
export async function erasePlayerKey(db: Db, playerId: bigint): Promise<void> {
  await db.deleteFrom('player_keys').where('player_id', '=', playerId).execute()
}
