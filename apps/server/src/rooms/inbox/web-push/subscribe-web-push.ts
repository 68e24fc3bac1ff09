import type { subscribeWebPush as call } from '@gamehall/contract/inbox'
import { refuseField, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { InboxContext } from '../tables.ts'

/** Maximum subscriptions per player; the oldest is removed. */
const MAX_SUBSCRIPTIONS = 10

/** Stores a browser's push subscription. 400 `endpoint` not of a known push service. */
export const subscribeWebPush: UseCase<typeof call, InboxContext> = (
  ctx,
  request,
  { session: { playerId }, locale },
) =>
  transact(ctx.db, async (trx) => {
    const { endpoint, p256dh, auth } = request
    if (!ctx.providers.webPush.canReach(endpoint)) return refuseField('endpoint', 'invalid')
    const given = { player_id: playerId, p256dh, auth, locale, created_at: ctx.clock.now() }
    await trx
      .insertInto('web_push_subscriptions')
      .values({ ...given, endpoint })
      .onConflict((known) => known.column('endpoint').doUpdateSet(given))
      .execute()
    const newest = trx
      .selectFrom('web_push_subscriptions')
      .select('subscription_id')
      .where('player_id', '=', playerId)
      .orderBy('created_at', 'desc')
      .orderBy('subscription_id', 'desc')
      .limit(MAX_SUBSCRIPTIONS)
    await trx
      .deleteFrom('web_push_subscriptions')
      .where('player_id', '=', playerId)
      .where('subscription_id', 'not in', newest)
      .execute()
    return succeed({})
  })
