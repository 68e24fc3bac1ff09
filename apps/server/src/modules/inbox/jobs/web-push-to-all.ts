import { defineJob } from '../../../jobs/job.ts'
import { OFFERS } from '../messages/resting-players.ts'
import { leaveNote } from '../web-push/tell-closed-app.ts'
import { readSubscribers } from '../web-push/web-push-queries.ts'
import { webPushToAllKind } from './web-push-to-all-kind.ts'

const PLAYERS_AT_ONCE = 500

/**
 * Leaves a note for every player with a subscribed browser, each by their own quiet hours; what is left is another job, in
 * the same transaction, so that nobody is told twice. Offers pass by who takes a break from playing. Whom a message does not
 * concern, and who has read it, is found when the note is sent.
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
      const players = await readSubscribers(trx, { after, limit: PLAYERS_AT_ONCE, isOffer, now })
      for (const playerId of players) await leaveNote(hall, trx, playerId, noticeId)
      const last = players.length === PLAYERS_AT_ONCE ? players.at(-1) : undefined
      if (last !== undefined)
        await hall.jobs.enqueue(trx, webPushToAllKind, {
          noticeId: noticeId.toString(),
          after: last.toString(),
        })
    })
  },
})
