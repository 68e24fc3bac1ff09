import type { MessageType } from '@gamehall/contract/inbox'
import type { Generated, GeneratedAlways, JSONColumnType, Kysely, Transaction } from 'kysely'
import type { AppContext } from '../../platform/context/app-context.ts'
import { withTables } from '../../platform/database/with-tables.ts'

export interface InboxTables {
  push_messages: {
    player_id: bigint
    seq: bigint
    session_id: bigint | null
    msg_type: string
    push: JSONColumnType<object>
    content: JSONColumnType<object>
    created_at: Date
  }
  push_cursors: { player_id: bigint; last_seq: bigint }
  push_codes: {
    code_hash: Buffer
    player_id: bigint
    session_id: bigint
    expires_at: Date
    used_at: Date | null
  }
  notices: {
    notice_id: Generated<bigint>
    type: number
    notice_type: number
    title: JSONColumnType<Record<string, string>>
    content: JSONColumnType<Record<string, string>>
    style: number
    is_show: boolean
    detail_url: string | null
    sort: number
    created_at: Date
    updated_at: Date
    starts_at: Generated<Date | null>
    ends_at: Generated<Date | null>
    shown_from: GeneratedAlways<Date>
    is_to_players: Generated<boolean>
  }
  messages: {
    message_id: Generated<bigint>
    player_id: bigint
    category: number
    type: MessageType
    title: JSONColumnType<Record<string, string>>
    content: JSONColumnType<Record<string, string>>
    style: number
    detail_url: string | null
    req_id: string | null
    created_at: Date
    read_at: Date | null
  }
  notice_marks: { player_id: bigint; notice_id: bigint; read_at: Date; is_deleted: Generated<boolean> }
  notice_reads: { player_id: bigint; category: number; read_until: Date }
  web_push_subscriptions: {
    subscription_id: Generated<bigint>
    player_id: bigint
    endpoint: string
    p256dh: string
    auth: string
    locale: string
    created_at: Date
  }
  web_push_quiet: { player_id: bigint; from_minute: number; until_minute: number }
  push_broadcasts: { broadcast_id: Generated<bigint>; by_locale: JSONColumnType<object>; created_at: Date }
}

/** What this room's functions get: their queries know its own tables, and no other room's. */
export type InboxDb = Kysely<InboxTables>
export type InboxTrx = Transaction<InboxTables>
export type InboxContext = AppContext<InboxDb>

/** For the room's doors, which take what any room has. */
export const withInboxTables = withTables<InboxTables>()
