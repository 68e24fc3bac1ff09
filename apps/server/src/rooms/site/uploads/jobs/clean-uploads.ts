import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import type { SiteContext } from '../../tables.ts'

const AT_ONCE = 200
/** Margin for transactions that claim a file as it expires. */
const MARGIN_MS = 3_600_000

/** Deletes uploads unused for a day and released ones: first the file, then the row. */
export const cleanUploads = defineJob({
  name: 'clean-uploads',
  payload: z.object({}),
  cron: '17 * * * *',
  async run(ctx: SiteContext, _payload, now) {
    const before = new Date(now.getTime() - MARGIN_MS)
    for (;;) {
      const due = await ctx.db
        .selectFrom('uploads')
        .select(['upload_id', 'storage_key'])
        .where('delete_after', '<', before)
        .orderBy('delete_after')
        .limit(AT_ONCE)
        .execute()
      for (const { upload_id, storage_key } of due) {
        if (storage_key !== null) await ctx.providers.storage.remove(storage_key)
        await ctx.db
          .deleteFrom('uploads')
          .where('upload_id', '=', upload_id)
          .where('delete_after', '<', before)
          .execute()
      }
      if (due.length < AT_ONCE) return
    }
  },
})
