import type { listOpenRounds as call } from '@gamehall/contract/games'
import { formatWireAmount } from '@gamehall/money'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { gameStatus } from '../catalogue/platform-status.ts'
import { readCatalogue } from '../catalogue/read-catalogue.ts'
import type { GamesContext } from '../tables.ts'
import { readOpenRounds } from './read-open-rounds.ts'

/** The player’s unfinished rounds in games that can be entered now, newest first. */
export const listOpenRounds: UseCase<typeof call, GamesContext> = async (
  ctx,
  _request,
  { session, locale },
) => {
  const now = ctx.clock.now()
  const { platforms } = await readCatalogue(ctx)
  const found = await Promise.all(
    ctx.providers.games.serving.map((id) => readOpenRounds(ctx, session.playerId, id)),
  )
  const open = found.flat().filter(({ game }) => {
    const platform = platforms.find(({ api_key }) => api_key === game.api_key)
    return platform !== undefined && gameStatus(game, platform, now) === 1
  })
  return succeed({
    list: open
      .toSorted((a, b) => b.betAt.getTime() - a.betAt.getTime())
      .map(({ game, table, isShared, stakeMinor, betAt }) => ({
        gid: game.gid,
        game_name: localizeText(game.name, locale),
        table: table && localizeText({ ...table }, locale),
        is_shared: isShared,
        stake: formatWireAmount(stakeMinor, 'TWD'),
        bet_time: betAt.toISOString(),
      })),
  })
}
