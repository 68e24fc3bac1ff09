import { z } from 'zod'
import { succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'
import { POPUP_NOTICE_TYPE } from '../notice-view.ts'

/** Lists notices and messages to all players, newest first, including scheduled, ended and withdrawn ones. */
export const listNotices = defineAction({
  name: 'list-notices',
  permission: 'notices.publish',
  summary: 'List the notices and messages to all players, with their ids and schedule',
  input: z.object({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    /** Cursor of the next page: the id of the last notice of this one. */
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  secrets: ['list'],
  fourEyes: singleOperator('reads only'),
  subject: () => 'notices',
  async run(ctx, trx, { limit, before }) {
    let notices = trx.selectFrom('notices').selectAll()
    if (before !== undefined) notices = notices.where('notice_id', '<', BigInt(before))
    const rows = await notices.orderBy('notice_id', 'desc').limit(limit).execute()
    const now = ctx.clock.now()
    return succeed({
      list: rows.map(({ notice_id, is_show, shown_from, ends_at, ...row }) => ({
        notice_id: notice_id.toString(),
        is_shown_now: is_show && shown_from <= now && (ends_at === null || ends_at > now),
        is_withdrawn: !is_show,
        is_to_players: row.is_to_players,
        category: row.type,
        opens: row.notice_type === POPUP_NOTICE_TYPE,
        title: row.title,
        content: row.content,
        style: row.style,
        detail_url: row.detail_url,
        sort: row.sort,
        shown_from: shown_from.toISOString(),
        ends_at: ends_at?.toISOString() ?? null,
      })),
    })
  },
})
