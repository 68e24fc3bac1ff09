import type { getPlaySession as call } from '@gamehall/contract/games'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { GamesContext } from '../tables.ts'
import { readPlaySessionView } from './play-session-view.ts'

/** The player’s current play session: time played, net result, and when the next reality check is due. */
export const getPlaySession: UseCase<typeof call, GamesContext> = async (ctx, _request, { session }) =>
  succeed(await readPlaySessionView(ctx, session.playerId))
