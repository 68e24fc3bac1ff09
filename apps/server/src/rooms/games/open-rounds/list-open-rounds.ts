import type { listOpenRounds as call } from '@gamehall/contract/games'
import { formatWireAmount } from '@gamehall/money'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { shownGameStatus, shownMaintenanceEnd } from '../catalogue/platform-status.ts'
import { readCatalogue } from '../catalogue/read-catalogue.ts'
import type { GamesContext } from '../tables.ts'
import { readOpenRounds } from './read-open-rounds.ts'

/** The player’s unfinished rounds in games of the catalogue, newest first; one in maintenance has status 2. */
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
  const open = found.flat().toSorted((a, b) => b.betAt.getTime() - a.betAt.getTime())
  return succeed({
    list: open.flatMap(({ game, table, isShared, stakeMinor, betAt }) => {
      const platform = platforms.find(({ api_key }) => api_key === game.api_key)
      if (platform === undefined) return []
      const status = shownGameStatus(game, platform, now)
      return {
        gid: game.gid,
        game_name: localizeText(game.name, locale),
        status,
        maintenance_until: shownMaintenanceEnd(status, platform),
        table: table && localizeText({ ...table }, locale),
        is_shared: isShared,
        stake: formatWireAmount(stakeMinor, 'TWD'),
        bet_time: betAt.toISOString(),
      }
    }),
  })
}
