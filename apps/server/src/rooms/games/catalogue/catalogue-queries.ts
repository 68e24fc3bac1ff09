import type { Selectable } from 'kysely'
import type { GamesDb, GamesTables } from '../tables.ts'

export type PlatformRow = Selectable<GamesTables['platforms']>
export type GameRow = Selectable<GamesTables['games']>

export const readPlatforms = (db: GamesDb): Promise<PlatformRow[]> =>
  db.selectFrom('platforms').selectAll().orderBy('sort').orderBy('api_key').execute()

const readPlatform = (db: GamesDb, apiKey: string): Promise<PlatformRow | undefined> =>
  db.selectFrom('platforms').selectAll().where('api_key', '=', apiKey).executeTakeFirst()

/** All games in lobby order, closed ones included. */
export const readGames = (db: GamesDb): Promise<GameRow[]> =>
  db.selectFrom('games').selectAll().orderBy('sort').orderBy('gid').execute()

export interface GameWithPlatform {
  readonly game: GameRow
  readonly platform: PlatformRow
}

/** A game with its platform; undefined when there is no such game. */
export async function findGame(db: GamesDb, gid: string): Promise<GameWithPlatform | undefined> {
  const game = await db.selectFrom('games').selectAll().where('gid', '=', gid).executeTakeFirst()
  if (game === undefined) return undefined
  const platform = await readPlatform(db, game.api_key)
  return platform === undefined ? undefined : { game, platform }
}
