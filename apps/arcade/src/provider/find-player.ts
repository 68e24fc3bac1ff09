import type { ArcadeDb, PlayerRow } from '../db/schema.ts'

/** The player of that provider-side name, if it was ever ensured. */
export function findPlayer(db: ArcadeDb, name: string): Promise<PlayerRow | undefined> {
  return db.selectFrom('arcade.players').selectAll().where('name', '=', name).executeTakeFirst()
}
