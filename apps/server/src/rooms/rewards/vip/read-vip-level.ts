import type { Db } from '../../../platform/database/database.ts'
import { withRewardsTables } from '../tables.ts'

/** Reads a player's VIP level; 0 without a row. */
export async function readVipLevel(db: Db, playerId: bigint): Promise<number> {
  const row = await withRewardsTables(db)
    .selectFrom('vip_levels')
    .select('level')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row?.level ?? 0
}
