import type { getWebPush as call } from '@gamehall/contract/inbox'
import { succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { toQuietHours } from './quiet-time.ts'
import { readQuiet } from './web-push-queries.ts'

/** The public key for subscribing, and the player's quiet hours. */
export const getWebPush: UseCase<typeof call> = async (hall, _request, { session }) => {
  const quiet = await readQuiet(hall.db, session.playerId)
  return succeed({
    public_key: hall.providers.webPush.publicKey,
    quiet: quiet === undefined ? null : toQuietHours(quiet),
  })
}
