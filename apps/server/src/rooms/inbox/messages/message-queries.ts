import type { NoticeCategory } from '@gamehall/contract/inbox'
import { type RawBuilder, sql } from 'kysely'
import type { HistoryPosition } from '../../../platform/history/parse-history-window.ts'
import type { InboxContext, InboxDb } from '../tables.ts'
import type { MessageRow } from './message-row.ts'
import { findNoticeReader, type NoticeReader, selectVisibleNotices } from './visible-notices.ts'

export interface MessageFilter {
  /** Null for a visitor. */
  readonly reader: NoticeReader | null
  readonly category: NoticeCategory | null
  readonly now: Date
}

export interface PageOfMessages {
  readonly after: HistoryPosition | null
  readonly offset: number
  readonly limit: number
}

const OWN = sql`select message_id as id, category, title, content, style, detail_url, req_id, created_at as at, type,
  read_at is not null as is_read from messages`

/** Reads a page of the player's messages and notices, newest first. */
export async function readMessageRows(
  db: InboxDb,
  filter: MessageFilter,
  page: PageOfMessages,
): Promise<(MessageRow & { readonly position_at: string })[]> {
  const most = page.offset + page.limit
  const { rows } = await sql<MessageRow & { position_at: string }>`
    select *, (extract(epoch from at) * 1000000)::bigint::text as position_at from (
      (${OWN} where ${isOwn(filter)} ${afterOf(page.after, sql`created_at`, sql`message_id`)}
        order by created_at desc, message_id desc limit ${most})
      union all
      (select id, category, title, content, style, detail_url, req_id, at, type, is_read
        from (${selectVisibleNotices(filter.reader, filter.now)}) as notice
        where ${isOfCategory(filter.category)} ${afterOf(page.after, sql`at`, sql`id`)}
        order by at desc, id desc limit ${most})
    ) as message order by at desc, id desc offset ${page.offset} limit ${page.limit}`.execute(db)
  return rows
}

/** Counts messages; the player's own up to `atMost`. */
export async function countMessages(db: InboxDb, filter: MessageFilter, atMost: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`select
    (select count(*) from (select 1 from messages where ${isOwn(filter)} limit ${atMost}) as own)::int
    + (select count(*) from (${selectVisibleNotices(filter.reader, filter.now)}) as notice
        where ${isOfCategory(filter.category)})::int as total`.execute(db)
  return rows[0]?.total ?? 0
}

/** Finds the messages with these ids that are visible to the player. */
export async function findMessages(
  ctx: InboxContext,
  db: InboxDb,
  { playerId, now }: { readonly playerId: bigint | null; readonly now: Date },
  ids: readonly bigint[],
): Promise<MessageRow[]> {
  const reader = playerId === null ? null : await findNoticeReader(ctx, db, playerId)
  const { rows } = await sql<MessageRow>`
    ${OWN} where player_id = ${playerId} and message_id = any (${ids})
    union all
    select id, category, title, content, style, detail_url, req_id, at, type, is_read
      from (${selectVisibleNotices(reader, now)}) as notice where id = any (${ids})`.execute(db)
  return rows
}

function isOwn({ reader, category }: MessageFilter): RawBuilder<boolean> {
  const playerId = reader?.playerId ?? null
  if (category === null) return sql`player_id = ${playerId}`
  return sql`player_id = ${playerId} and category = ${category}`
}

const isOfCategory = (category: NoticeCategory | null): RawBuilder<boolean> =>
  category === null ? sql`true` : sql`category = ${category}`

function afterOf(
  after: HistoryPosition | null,
  at: RawBuilder<Date>,
  id: RawBuilder<bigint>,
): RawBuilder<unknown> {
  if (after === null) return sql``
  return sql`and (${at}, ${id}) < ('epoch'::timestamptz + ${after.atMicros}::bigint * interval '1 microsecond', ${after.id}::bigint)`
}
