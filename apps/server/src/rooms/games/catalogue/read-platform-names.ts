import type { Db } from '../../../platform/database/database.ts'
import { withGamesTables } from '../tables.ts'

/** The names of platforms in every language, by their keys; an unknown one is missing. */
export async function readPlatformNames(
  db: Db,
  apiKeys: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  if (apiKeys.length === 0) return new Map()
  const rows = await withGamesTables(db)
    .selectFrom('platforms')
    .select(['api_key', 'name'])
    .where('api_key', 'in', apiKeys)
    .execute()
  return new Map(rows.map(({ api_key, name }) => [api_key, name]))
}

/** The key of a game's platform; undefined when there is no such game. */
export async function findPlatformOfGame(db: Db, gid: string): Promise<string | undefined> {
  const game = await withGamesTables(db)
    .selectFrom('games')
    .select('api_key')
    .where('gid', '=', gid)
    .executeTakeFirst()
  return game?.api_key
}
