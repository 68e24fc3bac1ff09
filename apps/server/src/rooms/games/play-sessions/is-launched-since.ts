import type { GamesDb } from '../tables.ts'

/** Whether the player launched a game of the platform after an instant. */
export async function isLaunchedSince(
  db: GamesDb,
  playerId: bigint,
  apiKey: string,
  since: Date,
): Promise<boolean> {
  const later = await db
    .selectFrom('game_launches as launch')
    .innerJoin('games as game', 'game.gid', 'launch.gid')
    .where('launch.player_id', '=', playerId)
    .where('launch.at', '>', since)
    .where('game.api_key', '=', apiKey)
    .select('launch.gid')
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}
