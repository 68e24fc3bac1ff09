import { operatorCalls } from '@gamehall/contract/operator'
import { succeed } from '../../../../platform/context/outcome.ts'
import { implementRead } from '../../../../platform/operator/action.ts'
import type { InboxContext, InboxTrx } from '../../tables.ts'
import { POPUP_NOTICE_TYPE } from '../notice-view.ts'

/** Lists notices and messages to all players, newest first, including scheduled, ended and withdrawn ones. */
export const listNotices = implementRead(operatorCalls.listNotices, {
  async run(ctx: InboxContext, trx: InboxTrx, { limit, before }) {
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
