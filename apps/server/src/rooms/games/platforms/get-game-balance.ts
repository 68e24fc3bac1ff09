import type { getGameBalance as call } from '@gamehall/contract/games'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { GamesContext } from '../tables.ts'
import { readPlatformBalances } from './read-platform-balances.ts'

/** §7 /game/balance: the balance at one platform, or at all of them. 404: no such platform. */
export const getGameBalance: UseCase<typeof call, GamesContext> = async (
  ctx,
  request,
  { session, locale },
) => {
  const list = await readPlatformBalances(ctx, session.playerId, locale, request.platform)
  return request.platform != null && list.length === 0 ? refuse(404) : succeed({ list })
}
