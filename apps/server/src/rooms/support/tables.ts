import type { SupportMessage, SupportTopic } from '@gamehall/contract/support'
import type { Generated, JSONColumnType, Kysely, Transaction } from 'kysely'
import type { AppContext } from '../../platform/context/app-context.ts'
import { withTables } from '../../platform/database/with-tables.ts'
import type { StoredHelpBlock } from './help/stored-help-block.ts'

type Texts = JSONColumnType<Record<string, string>>

export interface SupportTables {
  support_conversations: {
    player_id: bigint
    last_message_id: bigint
    last_message_at: Date
    is_waiting: boolean
    waiting_since: Date | null
    player_read_id: Generated<bigint>
    operator_read_id: Generated<bigint>
  }
  support_messages: {
    message_id: Generated<bigint>
    player_id: bigint
    author: 'player' | 'operator' | 'hall'
    operator: string | null
    text: string
    upload_id: string | null
    topic: Generated<SupportTopic | null>
    about: JSONColumnType<NonNullable<SupportMessage['about']> | null, string | null | undefined>
    sent_key: string | null
    created_at: Date
  }
  help_categories: { category_id: string; name: Texts; summary: Texts; sort: number }
  help_articles: {
    article_id: string
    category_id: string
    title: Texts
    summary: Texts
    blocks: JSONColumnType<Record<string, readonly StoredHelpBlock[]>>
    words: string
    is_shown: Generated<boolean>
    is_edited: Generated<boolean>
    sort: number
  }
}

/** What this room's functions get: their queries know its own tables, and no other room's. */
export type SupportDb = Kysely<SupportTables>
export type SupportTrx = Transaction<SupportTables>
export type SupportContext = AppContext<SupportDb>

/** For the room's doors, which take what any room has. */
export const withSupportTables = withTables<SupportTables>()
