import type { Generated, JSONColumnType } from 'kysely'

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
  }
}
