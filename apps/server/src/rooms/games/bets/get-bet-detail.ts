import type { getBetDetail as call } from '@gamehall/contract/games'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { PROVIDER_ERROR_CODES } from '../platforms/provider-error-codes.ts'
import { providerOf } from '../platforms/provider-of.ts'
import type { GamesContext } from '../tables.ts'

/** The platform’s page about one of the player’s bets, and a picture of its outcome. Another player’s bet, or none, is 404. */
export const getBetDetail: UseCase<typeof call, GamesContext> = async (
  ctx,
  request,
  { session, locale, origin },
) => {
  const bet = await ctx.db
    .selectFrom('bets')
    .select(['api_key', 'bet_id'])
    .where('api_key', '=', request.api_key)
    .where('bet_id', '=', request.bet_id)
    .where('player_id', '=', session.playerId)
    .executeTakeFirst()
  if (bet === undefined) return refuse(404)
  const provider = await providerOf(ctx, bet.api_key)
  const detail = await provider.betDetail(bet.bet_id, locale, origin)
  return detail.ok ? succeed(detail.data) : refuse(PROVIDER_ERROR_CODES[detail.error])
}
