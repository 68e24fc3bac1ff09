import { defineJob } from '../../../jobs/job.ts'
import { OFFERS } from '../messages/resting-players.ts'
import { leaveNote } from '../web-push/tell-closed-app.ts'
import { readSubscribers } from '../web-push/web-push-queries.ts'
import { webPushToAllKind } from './web-push-to-all-kind.ts'

const BATCH_SIZE = 500

/**
 * Enqueues a Web Push job for each player with a subscribed browser, respecting their quiet hours. The next batch is another
 * job, enqueued in the same transaction, so that no player is notified twice. Offers skip players on a break. Whether the
 * notice is addressed to the player, and unread, is checked when the job runs.
 */
export const webPushToAll = defineJob({
  ...webPushToAllKind,
  async run(hall, { noticeId, after }, now) {
    await hall.db.transaction().execute(async (trx) => {
      const notice = await trx
        .selectFrom('notices')
        .select('type')
        .where('notice_id', '=', noticeId)
        .where('is_show', '=', true)
        .executeTakeFirst()
      if (notice === undefined) return
      const isOffer = notice.type === OFFERS
      const players = await readSubscribers(trx, { after, limit: BATCH_SIZE, isOffer, now })
      for (const playerId of players) await leaveNote(hall, trx, playerId, noticeId)
      const last = players.length === BATCH_SIZE ? players.at(-1) : undefined
      if (last !== undefined)
        await hall.jobs.enqueue(trx, webPushToAllKind, {
          noticeId: noticeId.toString(),
          after: last.toString(),
        })
    })
  },
})
