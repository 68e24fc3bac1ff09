import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'

/** Those among the given formal players who have shown a device id, in their own sessions or their test accounts'. */
export async function listPlayersWithDevice(
  db: Db,
  playerIds: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  if (playerIds.length === 0) return new Set()
  const { rows } = await sql<{ player_id: bigint }>`
    select distinct coalesce(p.formal_id, p.player_id) as player_id from players p join sessions using (player_id)
      where sessions.device_id is not null
        and (p.player_id = any (${playerIds}::bigint[]) or p.formal_id = any (${playerIds}::bigint[]))`.execute(
    db,
  )
  return new Set(rows.map(({ player_id }) => player_id))
}
