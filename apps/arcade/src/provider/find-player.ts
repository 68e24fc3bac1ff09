import type { ArcadeDb, PlayerRow } from '../db/schema.ts'

/** The player of that provider-side name, if it was ever ensured. */
export function findPlayer(db: ArcadeDb, name: string): Promise<PlayerRow | undefined> {
  return db.selectFrom('arcade.players').selectAll().where('name', '=', name).executeTakeFirst()
}

/** Those of several names that were ensured, by name. */
export async function findPlayers(db: ArcadeDb, names: readonly string[]): Promise<Map<string, PlayerRow>> {
  const rows = await db
    .selectFrom('arcade.players')
    .selectAll()
    .where('name', 'in', [...names])
    .execute()
  return new Map(rows.map((row) => [row.name, row]))
}
