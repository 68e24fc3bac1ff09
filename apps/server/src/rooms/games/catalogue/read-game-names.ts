import type { Db } from '../../../platform/database/database.ts'
import { withGamesTables } from '../tables.ts'

/** The names of games in every language, by their ids; a game that left the catalogue is missing. */
export async function readGameNames(
  db: Db,
  gids: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  if (gids.length === 0) return new Map()
  const games = await withGamesTables(db)
    .selectFrom('games')
    .select(['gid', 'name'])
    .where('gid', 'in', gids)
    .execute()
  return new Map(games.map(({ gid, name }) => [gid, name]))
}
