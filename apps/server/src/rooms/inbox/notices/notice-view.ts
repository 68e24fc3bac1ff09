import type { Locale } from '@gamehall/contract/constants'
import { type Notice, noticeCategory } from '@gamehall/contract/inbox'
import type { Selectable } from 'kysely'
import { localizeText } from '../../../platform/text/localize-text.ts'
import type { InboxTables } from '../tables.ts'

export type NoticeRow = Selectable<InboxTables['notices']>

/** §3 `notice_type` of notices that pop up. */
export const POPUP_NOTICE_TYPE = 999

export const viewNotice = (row: NoticeRow, locale: Locale): Notice => ({
  id: row.notice_id.toString(),
  type: noticeCategory.parse(row.type),
  notice_type: row.notice_type === POPUP_NOTICE_TYPE ? 999 : 1,
  title: localizeText(row.title, locale),
  content: localizeText(row.content, locale),
  style: row.style,
  is_show: row.is_show ? 1 : 0,
  detail_url: row.detail_url,
  sort: row.sort,
  created_at: row.shown_from.toISOString(),
  updated_at: row.updated_at.toISOString(),
})
