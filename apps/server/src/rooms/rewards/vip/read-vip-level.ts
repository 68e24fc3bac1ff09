import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** Reads a player's VIP level; 0 without a row. */
export async function readVipLevel(db: Kysely<Database>, playerId: bigint): Promise<number> {
  const row = await db
    .selectFrom('vip_levels')
    .select('level')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row?.level ?? 0
}
