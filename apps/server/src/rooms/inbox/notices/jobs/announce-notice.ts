import { z } from 'zod'
import { bumpCacheVersion } from '../../../../platform/cache/cache-version.ts'
import { defineJob } from '../../../../platform/jobs/job.ts'
import type { InboxContext } from '../../tables.ts'
import { broadcastNotice } from '../broadcast-notice.ts'

/** Broadcasts a scheduled notice at its start time, unless it was withdrawn. */
export const announceNotice = defineJob({
  name: 'announce-notice',
  payload: z.object({ noticeId: z.string().transform(BigInt) }),
  async run(ctx: InboxContext, { noticeId }) {
    await ctx.db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('notices')
        .selectAll()
        .where('notice_id', '=', noticeId)
        .where('is_show', '=', true)
        .executeTakeFirst()
      if (row !== undefined) await broadcastNotice(ctx, trx, row)
    })
    bumpCacheVersion(ctx)
  },
})
