import type { NoticeCategory } from '@gamehall/contract/inbox'
import { sql } from 'kysely'
import type { InboxContext, InboxTrx } from '../tables.ts'
import { findNoticeReader, selectVisibleNotices } from './visible-notices.ts'

export interface Marking {
  readonly playerId: bigint
  readonly now: Date
}

export async function markMessagesRead(
  trx: InboxTrx,
  { playerId, now }: Marking,
  ids: readonly bigint[],
): Promise<void> {
  await sql`update messages set read_at = ${now}
    where player_id = ${playerId} and message_id = any (${ids}) and read_at is null`.execute(trx)
  await sql`insert into notice_marks (player_id, notice_id, read_at)
    select ${playerId}, notice_id, ${now} from notices where notice_id = any (${ids})
    on conflict do nothing`.execute(trx)
}

/** Marks all visible messages of these categories as read. */
export async function markAllMessagesRead(
  trx: InboxTrx,
  { playerId, now }: Marking,
  categories: readonly NoticeCategory[],
): Promise<void> {
  await sql`update messages set read_at = ${now}
    where player_id = ${playerId} and category = any (${categories}) and read_at is null`.execute(trx)
  await sql`insert into notice_reads (player_id, category, read_until)
    select ${playerId}, unnest(${categories}::smallint[]), ${now}
    on conflict (player_id, category) do update set read_until = excluded.read_until`.execute(trx)
}

export async function deleteMessagesByIds(
  trx: InboxTrx,
  { playerId, now }: Marking,
  ids: readonly bigint[],
): Promise<void> {
  await sql`delete from messages where player_id = ${playerId} and message_id = any (${ids})`.execute(trx)
  await hideNotices(trx, { playerId, now }, sql`select notice_id from notices where notice_id = any (${ids})`)
}

/** Deletes all read messages of these categories. */
export async function deleteAllReadMessages(
  ctx: InboxContext,
  trx: InboxTrx,
  { playerId, now }: Marking,
  categories: readonly NoticeCategory[],
): Promise<void> {
  await sql`delete from messages
    where player_id = ${playerId} and category = any (${categories}) and read_at is not null`.execute(trx)
  const reader = await findNoticeReader(ctx, trx, playerId)
  const read = sql`select id from (${selectVisibleNotices(reader, now)}) as notice
    where is_read and category = any (${categories})`
  await hideNotices(trx, { playerId, now }, read)
}

async function hideNotices(
  trx: InboxTrx,
  { playerId, now }: Marking,
  ids: ReturnType<typeof sql>,
): Promise<void> {
  await sql`insert into notice_marks (player_id, notice_id, read_at, is_deleted)
    select ${playerId}, chosen.id, ${now}, true from (${ids}) as chosen (id)
    on conflict (player_id, notice_id) do update set is_deleted = true`.execute(trx)
}
