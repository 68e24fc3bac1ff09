import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import { sendWebPush } from '../jobs/send-web-push.ts'
import { quietEnd } from './quiet-time.ts'
import { isSubscribed, readQuiet } from './web-push-queries.ts'

/** Has the player's browsers show a message, in the transaction that leaves it; in quiet hours, when they are over and all in one. */
export async function tellClosedApp(
  hall: Hall,
  trx: Trx,
  playerId: bigint,
  messageId: bigint,
): Promise<void> {
  if (await isSubscribed(trx, playerId)) await leaveNote(hall, trx, playerId, messageId)
}

/** The same, for a player who is known to be subscribed. */
export async function leaveNote(hall: Hall, trx: Trx, playerId: bigint, messageId: bigint): Promise<void> {
  const quiet = await readQuiet(trx, playerId)
  const runAt = quiet === undefined ? null : quietEnd(hall.clock.now(), quiet)
  const player = playerId.toString()
  if (runAt === null)
    await hall.jobs.enqueue(trx, sendWebPush, { playerId: player, messageId: messageId.toString() })
  else
    await hall.jobs.enqueue(
      trx,
      sendWebPush,
      { playerId: player },
      { runAt, key: `web-push-quiet/${player}` },
    )
}
