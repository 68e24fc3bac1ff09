import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** The names of games in every language, by their ids; a game that left the catalogue is missing. */
export async function readGameNames(
  db: Kysely<Database>,
  gids: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  if (gids.length === 0) return new Map()
  const games = await db.selectFrom('games').select(['gid', 'name']).where('gid', 'in', gids).execute()
  return new Map(games.map(({ gid, name }) => [gid, name]))
}
