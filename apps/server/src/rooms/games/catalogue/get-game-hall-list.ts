import type { Locale } from '@gamehall/contract/constants'
import type { getGameHallList as call, GameCategory } from '@gamehall/contract/games'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { GamesContext } from '../tables.ts'
import { toPlatform } from './game-view.ts'
import { lobbyTiles } from './lobby-tiles.ts'
import { readCatalogue } from './read-catalogue.ts'
import { sortGames } from './sort-games.ts'

const CATEGORY_NAMES: Readonly<Record<GameCategory, Readonly<Record<Locale, string>>>> = {
  slots: { 'zh-TW': '電子', en: 'Slots' },
  tables: { 'zh-TW': '桌遊', en: 'Tables' },
  instant: { 'zh-TW': '即時', en: 'Instant' },
}

/** §7 /game/getGameHallList: the lobby with the categories that have games, most played first; a platform with many games is one tile. */
export const getGameHallList: UseCase<typeof call, GamesContext> = async (ctx, _request, { locale }) => {
  const now = ctx.clock.now()
  const { platforms, games } = await readCatalogue(ctx)
  const list = lobbyTiles(platforms, sortGames(games, { sort: 'hot' }), locale, now)
  const present = new Set(games.map(({ category }) => category))
  return succeed({
    categories: (Object.keys(CATEGORY_NAMES) as GameCategory[])
      .filter((key) => present.has(key))
      .map((key) => ({ key, name: CATEGORY_NAMES[key][locale] })),
    platforms: platforms.map((platform) => toPlatform(platform, locale, now)),
    list,
  })
}
