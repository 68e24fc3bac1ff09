import { z } from 'zod'
import { succeed } from '../../../core/outcome.ts'
import { defineAction } from '../../../operator/action.ts'

const OPENS_BY_ITSELF = 999

const bothLanguages = z.object({
  'zh-TW': z.string().trim().min(1).max(2000),
  en: z.string().trim().min(1).max(2000),
})

/** Puts a notice on the notice bar of every player's home; one that opens by itself (§3: 999) comes up over the page. */
export const publishNotice = defineAction({
  name: 'publish-notice',
  permission: 'notices.publish',
  summary: 'Publish a system notice',
  input: z.object({
    title: bothLanguages,
    content: bothLanguages,
    sort: z.number().int().default(0),
    opens: z.boolean().default(false),
  }),
  subject: () => 'notice',
  async run(hall, trx, input) {
    const now = hall.clock.now()
    const { notice_id } = await trx
      .insertInto('notices')
      .values({
        type: 1,
        notice_type: input.opens ? OPENS_BY_ITSELF : 1,
        title: JSON.stringify(input.title),
        content: JSON.stringify(input.content),
        style: 1,
        is_show: true,
        detail_url: null,
        sort: input.sort,
        created_at: now,
        updated_at: now,
      })
      .returning('notice_id')
      .executeTakeFirstOrThrow()
    return succeed({ notice_id: notice_id.toString() })
  },
})
