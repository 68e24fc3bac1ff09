import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** A game as a banner leads to it, open or not; undefined when there is none. */
export async function findBannerGame(
  db: Kysely<Database>,
  gid: string,
): Promise<{ readonly hasDemo: boolean } | undefined> {
  const game = await db.selectFrom('games').select('has_demo').where('gid', '=', gid).executeTakeFirst()
  return game && { hasDemo: game.has_demo }
}
