import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import { sendWebPush } from '../jobs/send-web-push.ts'
import { quietEnd } from './quiet-time.ts'
import { isSubscribed, readQuiet } from './web-push-queries.ts'

/** A message id, or a reply of customer service. */
type WebPushSubject = bigint | 'support'

/** Enqueues a Web Push notification in the caller's transaction, if the player is subscribed. In quiet hours one summary is sent at their end. */
export async function tellClosedApp(
  hall: Hall,
  trx: Trx,
  playerId: bigint,
  subject: WebPushSubject,
): Promise<void> {
  if (await isSubscribed(trx, playerId)) await leaveNote(hall, trx, playerId, subject)
}

/** Like `notifyByWebPush`, for a player known to be subscribed. */
export async function leaveNote(
  hall: Hall,
  trx: Trx,
  playerId: bigint,
  subject: WebPushSubject,
): Promise<void> {
  const quiet = await readQuiet(trx, playerId)
  const runAt = quiet === undefined ? null : quietEnd(hall.clock.now(), quiet)
  const player = playerId.toString()
  const about = subject === 'support' ? { about: subject } : {}
  if (runAt !== null) {
    const key = `web-push-quiet/${subject === 'support' ? 'support/' : ''}${player}`
    await hall.jobs.enqueue(trx, sendWebPush, { playerId: player, ...about }, { runAt, key })
    return
  }
  const message = subject === 'support' ? about : { messageId: subject.toString() }
  await hall.jobs.enqueue(trx, sendWebPush, { playerId: player, ...message })
}
