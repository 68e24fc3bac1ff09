import { CONTENT_STYLES, type Locale } from '@gamehall/contract/constants'
import type { MessageType } from '@gamehall/contract/inbox'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { sendPushToAll } from '../broadcasts/send-push-to-all.ts'
import { OFFER_CATEGORY } from '../messages/message-kinds.ts'
import { htmlToPlainText } from '../messages/safe-html.ts'
import type { InboxContext, InboxTrx } from '../tables.ts'
import { webPushToAllJob } from '../web-push/jobs/web-push-to-all-job.ts'
import { type NoticeRow, viewNotice } from './notice-view.ts'

/** Broadcasts a notice to connected clients and, unless withdrawn, by Web Push: messages to all players as §3 normal, announcements as §4 sys_notice. */
export async function broadcastNotice(ctx: InboxContext, trx: InboxTrx, row: NoticeRow): Promise<void> {
  const type: MessageType = row.type === OFFER_CATEGORY ? 'activity' : 'system'
  if (row.is_show) await ctx.jobs.enqueue(trx, webPushToAllJob, { noticeId: row.notice_id.toString() })
  await sendPushToAll(ctx, trx, (locale) => {
    const text = textOf(row, locale)
    // A withdrawal is silent.
    const push = { text, badge: 0, voice: type, silence: !row.is_show, type }
    if (!row.is_to_players) return { msg_type: 'sys_notice', push, content: viewNotice(row, locale) }
    const time = row.shown_from.toISOString()
    return {
      msg_type: 'normal',
      push,
      content: { text, style: row.style, time, reqId: null, id: row.notice_id.toString() },
    }
  })
}

function textOf(row: NoticeRow, locale: Locale): string {
  const title = localizeText(row.title, locale)
  return row.style === CONTENT_STYLES.picture
    ? title
    : `${title}${locale === 'en' ? ': ' : '：'}${htmlToPlainText(localizeText(row.content, locale))}`
}
