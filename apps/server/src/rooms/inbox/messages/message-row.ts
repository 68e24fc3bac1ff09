import type { Locale } from '@gamehall/contract/constants'
import type { Message, MessageType, NoticeCategory } from '@gamehall/contract/inbox'
import { localizeText } from '../../../platform/text/localize-text.ts'

/** A message row: the player's own message or a notice to all players. */
export interface MessageRow {
  readonly id: bigint
  readonly category: NoticeCategory
  readonly type: MessageType
  readonly title: Readonly<Record<string, string>>
  readonly content: Readonly<Record<string, string>>
  readonly style: number
  readonly detail_url: string | null
  readonly req_id: string | null
  readonly at: Date
  readonly is_read: boolean
}

export const viewMessage = (row: MessageRow, locale: Locale): Message => ({
  id: row.id.toString(),
  type: row.category,
  msg_type: row.type,
  title: localizeText(row.title, locale),
  content: localizeText(row.content, locale),
  style: row.style,
  detail_url: row.detail_url,
  req_id: row.req_id,
  is_read: row.is_read ? 1 : 0,
  created_at: row.at.toISOString(),
})
