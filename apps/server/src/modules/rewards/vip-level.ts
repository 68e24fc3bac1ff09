import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** A player's VIP level; 0 for who has none yet. */
export async function readVipLevel(db: Kysely<Database>, playerId: bigint): Promise<number> {
  const row = await db
    .selectFrom('vip_levels')
    .select('level')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row?.level ?? 0
}
