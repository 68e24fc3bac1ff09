import type { openTrialGame as call } from '@gamehall/contract/games'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { findGame } from '../catalogue/catalogue-queries.ts'
import { gameStatus } from '../catalogue/platform-status.ts'
import type { GamesContext } from '../tables.ts'
import { launchGame } from './launch-game.ts'

/** §7 /game/open/trial: launches a game with play money, without a login. 30005: no such game. 30006: it has no trial. */
export const openTrialGame: UseCase<typeof call, GamesContext> = async (ctx, request, caller) => {
  const found = await findGame(ctx.db, request.gameId)
  if (found === undefined) return refuse(30005)
  if (gameStatus(found.game, found.platform, ctx.clock.now()) === 2) return refuse(30000)
  if (!found.game.has_demo) return refuse(30006)
  const launched = await launchGame(ctx, found, caller, request.loginDevice, null)
  return launched.ok ? succeed({ GameUrl: launched.data.url }) : launched
}
