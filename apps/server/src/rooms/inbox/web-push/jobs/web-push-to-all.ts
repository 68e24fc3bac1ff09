import { defineJob } from '../../../../platform/jobs/job.ts'
import { offerPausesHook } from '../../hooks.ts'
import { OFFER_CATEGORY } from '../../messages/message-kinds.ts'
import type { InboxContext } from '../../tables.ts'
import { enqueueWebPush } from '../notify-by-web-push.ts'
import { readSubscribedPlayers } from '../web-push-queries.ts'
import { webPushToAllJob } from './web-push-to-all-job.ts'

const BATCH_SIZE = 500
const NOBODY: ReadonlySet<bigint> = new Set()

/**
 * Enqueues a Web Push job for each player with a subscribed browser, respecting their quiet hours. The next batch is another
 * job, enqueued in the same transaction, so that no player is notified twice. Offers skip players on a break. Whether the
 * notice is addressed to the player, and unread, is checked when the job runs.
 */
export const webPushToAll = defineJob({
  ...webPushToAllJob,
  async run(ctx: InboxContext, { noticeId, after }, now) {
    await ctx.db.transaction().execute(async (trx) => {
      const notice = await trx
        .selectFrom('notices')
        .select('type')
        .where('notice_id', '=', noticeId)
        .where('is_show', '=', true)
        .executeTakeFirst()
      if (notice === undefined) return
      const isOffer = notice.type === OFFER_CATEGORY
      const players = await readSubscribedPlayers(trx, { after, limit: BATCH_SIZE })
      const paused = isOffer ? await offerPausesHook.of(ctx).listPaused(trx, now, players) : NOBODY
      for (const playerId of players)
        if (!paused.has(playerId)) await enqueueWebPush(ctx, trx, playerId, noticeId)
      const last = players.length === BATCH_SIZE ? players.at(-1) : undefined
      if (last !== undefined)
        await ctx.jobs.enqueue(trx, webPushToAllJob, {
          noticeId: noticeId.toString(),
          after: last.toString(),
        })
    })
  },
})
