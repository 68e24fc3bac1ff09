import type { listGames as call } from '@gamehall/contract/games'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { GamesContext } from '../tables.ts'
import type { GameRow } from './catalogue-queries.ts'
import { lobbyCategories, platformListId, toGame } from './game-view.ts'
import { readCatalogue } from './read-catalogue.ts'
import { sortGames } from './sort-games.ts'

/** §7 /game/list: games by platform, category, parent or ids, or searched by name in any language, in the asked order. */
export const listGames: UseCase<typeof call, GamesContext> = async (ctx, request, { locale }) => {
  const { platforms, games } = await readCatalogue(ctx)
  const keyword = request.keyword?.toLowerCase() ?? ''
  const gids = request.gids == null ? undefined : new Set(request.gids)
  const isWanted = (game: GameRow) =>
    (request.api_key == null || game.api_key === request.api_key) &&
    (request.category == null || lobbyCategories(game).includes(request.category)) &&
    (request.parent_id == null || platformListId(game.api_key) === request.parent_id) &&
    (gids === undefined || gids.has(game.gid)) &&
    (request.is_trial == null || game.has_demo === Boolean(request.is_trial)) &&
    (keyword === '' || Object.values(game.name).some((name) => name.toLowerCase().includes(keyword)))
  const found = sortGames(games.filter(isWanted), request)
  const start = (request.page - 1) * request.page_size
  return succeed({
    list: found.slice(start, start + request.page_size).flatMap((game) => {
      const platform = platforms.find(({ api_key }) => api_key === game.api_key)
      return platform === undefined ? [] : [toGame(game, platform, locale, ctx.clock.now())]
    }),
    total: found.length,
    page: request.page,
    page_size: request.page_size,
  })
}
