import type { Db } from '../../../platform/database/database.ts'
import { withGamesTables } from '../tables.ts'

/** A game as a banner leads to it, open or not; undefined when there is none. */
export async function findBannerGame(
  db: Db,
  gid: string,
): Promise<{ readonly hasDemo: boolean } | undefined> {
  const game = await withGamesTables(db)
    .selectFrom('games')
    .select('has_demo')
    .where('gid', '=', gid)
    .executeTakeFirst()
  return game && { hasDemo: game.has_demo }
}
