import type { unsubscribeWebPush as call } from '@gamehall/contract/inbox'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { InboxContext } from '../tables.ts'

/** Deletes the player's subscription of this endpoint; another player's is not touched. */
export const unsubscribeWebPush: UseCase<typeof call, InboxContext> = async (
  ctx,
  { endpoint },
  { session },
) => {
  await ctx.db
    .deleteFrom('web_push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('player_id', '=', session.playerId)
    .execute()
  return succeed({})
}
