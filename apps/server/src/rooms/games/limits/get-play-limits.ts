import type { getPlayLimits as call } from '@gamehall/contract/games'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { GamesContext } from '../tables.ts'
import { readPlayLimitsView } from './play-limits-view.ts'

/** The player’s limits with their usage, the active break, and the reality check. */
export const getPlayLimits: UseCase<typeof call, GamesContext> = async (ctx, _request, { session }) =>
  succeed(await readPlayLimitsView(ctx, session.playerId))
