import type { Locale } from '@gamehall/contract/constants'
import type { MessageType } from '@gamehall/contract/inbox'
import type { Hall } from '../../../core/hall.ts'
import { localized } from '../../../core/localized.ts'
import type { Trx } from '../../../core/transact.ts'
import { sendPushToAll } from '../broadcasts/send-push-to-all.ts'
import { webPushToAllKind } from '../jobs/web-push-to-all-kind.ts'
import { OFFERS } from '../messages/resting-players.ts'
import { plainText } from '../messages/safe-html.ts'
import { type NoticeRow, noticeView } from './notice-view.ts'

const PICTURE = 2

/** Broadcasts a notice to connected clients and, unless withdrawn, by Web Push: messages to all players as §3 normal, announcements as §4 sys_notice. */
export async function announce(hall: Hall, trx: Trx, row: NoticeRow): Promise<void> {
  const type: MessageType = row.type === OFFERS ? 'activity' : 'system'
  if (row.is_show) await hall.jobs.enqueue(trx, webPushToAllKind, { noticeId: row.notice_id.toString() })
  await sendPushToAll(hall, trx, (locale) => {
    const text = textOf(row, locale)
    // A withdrawal is silent.
    const push = { text, badge: 0, voice: type, silence: !row.is_show, type }
    if (!row.is_to_players) return { msg_type: 'sys_notice', push, content: noticeView(row, locale) }
    const time = row.shown_from.toISOString()
    return {
      msg_type: 'normal',
      push,
      content: { text, style: row.style, time, reqId: null, id: row.notice_id.toString() },
    }
  })
}

function textOf(row: NoticeRow, locale: Locale): string {
  const title = localized(row.title, locale)
  return row.style === PICTURE
    ? title
    : `${title}${locale === 'en' ? ': ' : '：'}${plainText(localized(row.content, locale))}`
}
