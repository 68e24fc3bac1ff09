import { MAX_FAVORITE_GAMES } from '@gamehall/contract/constants'
import type { OwnGames } from '@gamehall/contract/games'
import { readCatalogue } from '../catalogue/read-catalogue.ts'
import type { GamesContext } from '../tables.ts'

/** The launches that are read, so that a player of many years costs no more than a new one. */
const MAX_LAUNCHES = 500

/** Favourites belong to the person (`ownerId`), plays to the account. */
type Own = { readonly ownerId: bigint; readonly playerId: bigint }

export async function readOwnGames(ctx: GamesContext, { ownerId, playerId }: Own): Promise<OwnGames> {
  const [favorites, launches, { games }] = await Promise.all([
    ctx.db
      .selectFrom('game_favorites')
      .select('gid')
      .where('player_id', '=', ownerId)
      .orderBy('favorite_id', 'desc')
      .limit(MAX_FAVORITE_GAMES)
      .execute(),
    ctx.db
      .selectFrom('game_launches')
      .select(['gid', 'at'])
      .where('player_id', '=', playerId)
      .orderBy('at', 'desc')
      .limit(MAX_LAUNCHES)
      .execute(),
    readCatalogue(ctx),
  ])
  const latest = new Map(launches.toReversed().map(({ gid, at }) => [gid, at]))
  const plays = games.flatMap(({ gid, api_key }) => {
    const at = latest.get(gid)
    return at === undefined ? [] : [{ gid, api_key, at: at.toISOString() }]
  })
  return {
    favorites: favorites.map(({ gid }) => gid),
    plays: plays.toSorted((one, other) => other.at.localeCompare(one.at)),
  }
}
