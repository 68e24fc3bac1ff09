import type { Locale } from '@gamehall/contract/constants'
import { type Notice, noticeCategory } from '@gamehall/contract/inbox'
import type { Selectable } from 'kysely'
import { localized } from '../../../core/localized.ts'
import type { InboxTables } from '../../../db/tables/inbox.ts'

export type NoticeRow = Selectable<InboxTables['notices']>

/** §3 `notice_type` of notices that pop up. */
export const OPENS_BY_ITSELF = 999

export const noticeView = (row: NoticeRow, locale: Locale): Notice => ({
  id: row.notice_id.toString(),
  type: noticeCategory.parse(row.type),
  notice_type: row.notice_type === OPENS_BY_ITSELF ? 999 : 1,
  title: localized(row.title, locale),
  content: localized(row.content, locale),
  style: row.style,
  is_show: row.is_show ? 1 : 0,
  detail_url: row.detail_url,
  sort: row.sort,
  created_at: row.shown_from.toISOString(),
  updated_at: row.updated_at.toISOString(),
})
