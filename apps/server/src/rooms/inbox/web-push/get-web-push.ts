import type { getWebPush as call } from '@gamehall/contract/inbox'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { InboxContext } from '../tables.ts'
import { toQuietHours } from './quiet-hours.ts'
import { readQuietHours } from './web-push-queries.ts'

/** The public key for subscribing, and the player's quiet hours. */
export const getWebPush: UseCase<typeof call, InboxContext> = async (ctx, _request, { session }) => {
  const quiet = await readQuietHours(ctx.db, session.playerId)
  return succeed({
    public_key: ctx.providers.webPush.publicKey,
    quiet: quiet === undefined ? null : toQuietHours(quiet),
  })
}
