import type { AppContext } from '../../../platform/context/app-context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { type InboxContext, type InboxTrx, withInboxTables } from '../tables.ts'
import { sendWebPush } from './jobs/send-web-push.ts'
import { quietHoursEnd } from './quiet-hours.ts'
import { isSubscribed, readQuietHours } from './web-push-queries.ts'

/** A message id, or a reply of customer service. */
type WebPushSubject = bigint | 'support'

/** Enqueues a Web Push notification in the caller's transaction, if the player is subscribed. In quiet hours one summary is sent at their end. */
export async function notifyByWebPush(
  ctx: AppContext,
  trx: Trx,
  playerId: bigint,
  subject: WebPushSubject,
): Promise<void> {
  if (await isSubscribed(withInboxTables(trx), playerId))
    await enqueueWebPush(withInboxTables(ctx), withInboxTables(trx), playerId, subject)
}

/** Like `notifyByWebPush`, for a player known to be subscribed. */
export async function enqueueWebPush(
  ctx: InboxContext,
  trx: InboxTrx,
  playerId: bigint,
  subject: WebPushSubject,
): Promise<void> {
  const quiet = await readQuietHours(trx, playerId)
  const runAt = quiet === undefined ? null : quietHoursEnd(ctx.clock.now(), quiet)
  const player = playerId.toString()
  const about = subject === 'support' ? { about: subject } : {}
  if (runAt !== null) {
    const key = `web-push-quiet/${subject === 'support' ? 'support/' : ''}${player}`
    await ctx.jobs.enqueue(trx, sendWebPush, { playerId: player, ...about }, { runAt, key })
    return
  }
  const message = subject === 'support' ? about : { messageId: subject.toString() }
  await ctx.jobs.enqueue(trx, sendWebPush, { playerId: player, ...message })
}
