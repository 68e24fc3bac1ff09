import type { unsubscribeWebPush as call } from '@gamehall/contract/inbox'
import { succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'

/** Deletes the player's subscription of this endpoint; another player's is not touched. */
export const unsubscribeWebPush: UseCase<typeof call> = async (hall, { endpoint }, { session }) => {
  await hall.db
    .deleteFrom('web_push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('player_id', '=', session.playerId)
    .execute()
  return succeed({})
}
