import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { withAccountTables } from '../tables.ts'

/**
 * Whether a player has used a device of one of `family`, of their test accounts, or of a player whom they invited, directly
 * or indirectly.
 */
export async function sharesDeviceWith(
  db: Db,
  playerId: bigint,
  family: readonly bigint[],
): Promise<boolean> {
  const ids = sql`array[${sql.join(family)}]::bigint[]`
  const { rows } = await sql<{ one: number }>`
    select 1 as one from sessions mine
      join sessions theirs on theirs.device_id = mine.device_id and theirs.player_id <> mine.player_id
      join players who on who.player_id = theirs.player_id
      where mine.player_id = ${playerId} and who.formal_id is distinct from ${playerId}
        and (who.player_id = any (${ids}) or who.formal_id = any (${ids}) or who.parent_ids && ${ids})
      limit 1`.execute(db)
  return rows.length > 0
}

/** The IP addresses that players' sessions used since an instant. */
export async function listRecentAddresses(
  db: Db,
  playerIds: readonly bigint[],
  since: Date,
): Promise<readonly { readonly playerId: bigint; readonly ip: string }[]> {
  const rows = await withAccountTables(db)
    .selectFrom('sessions')
    .select(['player_id', 'ip'])
    .distinct()
    .where('player_id', 'in', playerIds)
    .where('last_seen_at', '>=', since)
    .execute()
  return rows.map(({ player_id, ip }) => ({ playerId: player_id, ip }))
}
