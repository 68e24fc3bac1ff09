import type { Locale } from '@gamehall/contract/constants'
import type { getTurnoverTerms as call, TurnoverWeight } from '@gamehall/contract/games'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { readTurnoverStatus } from '../../wallet/index.ts'
import type { GameRow } from '../catalogue/catalogue-queries.ts'
import { readCatalogue } from '../catalogue/read-catalogue.ts'
import type { GamesContext } from '../tables.ts'

/** The player’s turnover status, and the turnover weight of every open game. */
export const getTurnoverTerms: UseCase<typeof call, GamesContext> = async (
  ctx,
  _request,
  { session, locale },
) => {
  const [standing, { games }] = await Promise.all([
    readTurnoverStatus(ctx.db, session.playerId, locale),
    readCatalogue(ctx),
  ])
  return succeed({ ...standing, weights: viewWeights(games, locale) })
}

/** Open games by category and weight, highest weight first; games are named where a category has several weights. */
function viewWeights(
  games: readonly Pick<GameRow, 'name' | 'category' | 'weight_percent' | 'is_open' | 'is_enabled'>[],
  locale: Locale,
): TurnoverWeight[] {
  const open = games.filter((game) => game.is_open && game.is_enabled)
  const kinds = Map.groupBy(open, ({ category }) => category)
  return [...kinds]
    .flatMap(([category, ofKind]) => {
      const byWeight = Map.groupBy(ofKind, (game) => game.weight_percent)
      return [...byWeight].map(([weight_percent, alike]) => ({
        weight_percent,
        category,
        names: byWeight.size === 1 ? null : alike.map(({ name }) => localizeText(name, locale)),
      }))
    })
    .toSorted((a, b) => b.weight_percent - a.weight_percent)
}
