import { z } from 'zod'
import { markChange } from '../../../core/change-mark.ts'
import { defineJob } from '../../../jobs/job.ts'
import { announce } from '../notices/announce.ts'

/** Broadcasts a scheduled notice at its start time, unless it was withdrawn. */
export const announceNotice = defineJob({
  name: 'announce-notice',
  payload: z.object({ noticeId: z.string().transform(BigInt) }),
  async run(hall, { noticeId }) {
    await hall.db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('notices')
        .selectAll()
        .where('notice_id', '=', noticeId)
        .where('is_show', '=', true)
        .executeTakeFirst()
      if (row !== undefined) await announce(hall, trx, row)
    })
    markChange(hall)
  },
})
