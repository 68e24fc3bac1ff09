import type { ArcadeDb, PlayerRow } from '../db/schema.ts'

/** Finds a player by its provider-side name. */
export function findPlayer(db: ArcadeDb, name: string): Promise<PlayerRow | undefined> {
  return db.selectFrom('arcade.players').selectAll().where('name', '=', name).executeTakeFirst()
}
