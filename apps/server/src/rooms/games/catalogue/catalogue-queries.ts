import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { GamesTables } from '../tables.ts'

export type PlatformRow = Selectable<GamesTables['platforms']>
export type GameRow = Selectable<GamesTables['games']>

export const readPlatforms = (db: Kysely<Database>): Promise<PlatformRow[]> =>
  db.selectFrom('platforms').selectAll().orderBy('sort').orderBy('api_key').execute()

const readPlatform = (db: Kysely<Database>, apiKey: string): Promise<PlatformRow | undefined> =>
  db.selectFrom('platforms').selectAll().where('api_key', '=', apiKey).executeTakeFirst()

/** All games in lobby order, closed ones included. */
export const readGames = (db: Kysely<Database>): Promise<GameRow[]> =>
  db.selectFrom('games').selectAll().orderBy('sort').orderBy('gid').execute()

export interface GameWithPlatform {
  readonly game: GameRow
  readonly platform: PlatformRow
}

/** A game with its platform; undefined when there is no such game. */
export async function findGame(db: Kysely<Database>, gid: string): Promise<GameWithPlatform | undefined> {
  const game = await db.selectFrom('games').selectAll().where('gid', '=', gid).executeTakeFirst()
  if (game === undefined) return undefined
  const platform = await readPlatform(db, game.api_key)
  return platform === undefined ? undefined : { game, platform }
}
