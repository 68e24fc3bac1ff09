import type { Db } from '../../../platform/database/database.ts'
import { readGameNames } from './read-game-names.ts'

/** The ids among these that no game has. */
export async function findUnknownGames(db: Db, gids: readonly string[]): Promise<string[]> {
  const known = await readGameNames(db, gids)
  return gids.filter((gid) => !known.has(gid))
}
