import type { Db } from '../../../platform/database/database.ts'
import { withGamesTables } from '../tables.ts'

/** The games of which players have rounds that were settled since an instant. */
export async function listPlayedGames(
  db: Db,
  playerIds: readonly bigint[],
  since: Date,
): Promise<ReadonlySet<string>> {
  const rows = await withGamesTables(db)
    .selectFrom('bets')
    .select('gid')
    .distinct()
    .where('player_id', 'in', playerIds)
    .where('settled_at', '>=', since)
    .execute()
  return new Set(rows.map(({ gid }) => gid))
}
