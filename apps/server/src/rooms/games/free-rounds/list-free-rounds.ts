import type { listFreeRounds as call } from '@gamehall/contract/games'
import { formatWireAmount, minor } from '@gamehall/money'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { readCatalogue } from '../catalogue/read-catalogue.ts'
import type { GamesContext } from '../tables.ts'

/** §4, §8 /game/freeRounds: the player's free rounds that can still be played, the first to expire first. */
export const listFreeRounds: UseCase<typeof call, GamesContext> = async (
  ctx,
  _request,
  { session, locale },
) => {
  const grants = await ctx.db
    .selectFrom('free_round_grants')
    .selectAll()
    .where('player_id', '=', session.playerId)
    .where('state', '=', 'active')
    .where('expires_at', '>', ctx.clock.now())
    .orderBy('expires_at')
    .orderBy('grant_id')
    .execute()
  const { games } = await readCatalogue(ctx)
  return succeed({
    list: grants.map((grant) => {
      const game = games.find(({ gid }) => gid === grant.gid)
      return {
        id: grant.grant_id,
        gid: grant.gid,
        game_name: game === undefined ? grant.gid : localizeText(game.name, locale),
        rounds: grant.rounds,
        left: Math.max(0, grant.rounds - grant.played),
        stake: formatWireAmount(minor(grant.stake_minor), 'TWD'),
        won: formatWireAmount(minor(grant.won_minor), 'TWD'),
        wash_percent: grant.wash_percent,
        expires_at: grant.expires_at.toISOString(),
      }
    }),
  })
}
