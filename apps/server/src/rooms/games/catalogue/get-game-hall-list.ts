import type { getGameHallList as call, GameCategory } from '@gamehall/contract/games'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { GamesContext } from '../tables.ts'
import { CATEGORY_NAMES } from './category-names.ts'
import { lobbyCategories, toPlatform } from './game-view.ts'
import { lobbyTiles } from './lobby-tiles.ts'
import { readCatalogue } from './read-catalogue.ts'
import { sortGames } from './sort-games.ts'

/** §7 /game/getGameHallList: the lobby with the categories that have games, most played first; a platform with many games is one tile. */
export const getGameHallList: UseCase<typeof call, GamesContext> = async (ctx, _request, { locale }) => {
  const now = ctx.clock.now()
  const { platforms, games } = await readCatalogue(ctx)
  const list = lobbyTiles(platforms, sortGames(games, { sort: 'hot' }), locale, now)
  const present = new Set(games.flatMap(lobbyCategories))
  return succeed({
    categories: (Object.keys(CATEGORY_NAMES) as GameCategory[])
      .filter((key) => present.has(key))
      .map((key) => ({ key, name: CATEGORY_NAMES[key][locale] })),
    platforms: platforms.map((platform) => toPlatform(platform, locale, now)),
    list,
  })
}
