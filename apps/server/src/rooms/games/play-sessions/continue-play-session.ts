import type { continuePlaySession as call } from '@gamehall/contract/games'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { GamesContext } from '../tables.ts'
import { readPlaySessionView } from './play-session-view.ts'

/** Confirms a reality check: the next one is due one interval from now. */
export const continuePlaySession: UseCase<typeof call, GamesContext> = async (ctx, _request, { session }) => {
  await ctx.db
    .updateTable('play_sittings')
    .set({ checked_at: ctx.clock.now() })
    .where('player_id', '=', session.playerId)
    .execute()
  return succeed(await readPlaySessionView(ctx, session.playerId))
}
