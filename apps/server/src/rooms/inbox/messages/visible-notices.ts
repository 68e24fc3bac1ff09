import { type RawBuilder, sql } from 'kysely'
import { registeredAtHook } from '../hooks.ts'
import type { InboxContext, InboxDb } from '../tables.ts'
import type { MessageRow } from './message-row.ts'

/** Who reads: the notices from before the registration count as read. */
export interface NoticeReader {
  readonly playerId: bigint
  /** Null: no such player, who sees nothing. */
  readonly registeredAt: Date | null
}

export const findNoticeReader = async (
  ctx: InboxContext,
  db: InboxDb,
  playerId: bigint,
): Promise<NoticeReader> => ({
  playerId,
  registeredAt: (await registeredAtHook.of(ctx)(ctx, db, playerId)) ?? null,
})

/**
 * Selects the notices visible now as messages of this player: without those the player deleted, and read when published before
 * registration. Messages to all players are for those registered by then. A visitor (null) sees only announcements.
 */
export function selectVisibleNotices(reader: NoticeReader | null, now: Date): RawBuilder<MessageRow> {
  const isShown = sql`notice.is_show and notice.shown_from <= ${now}
    and (notice.ends_at is null or notice.ends_at > ${now})`
  const columns = sql`notice.notice_id as id, notice.type as category, notice.title, notice.content, notice.style,
    notice.detail_url, null::text as req_id, notice.shown_from as at,
    case notice.type when 2 then 'activity' else 'system' end as type`
  if (reader === null)
    return sql`select ${columns}, true as is_read from notices as notice where ${isShown} and not notice.is_to_players`
  const { playerId } = reader
  const registeredAt = sql`${reader.registeredAt}::timestamptz`
  return sql`
    select ${columns}, mark.player_id is not null or notice.shown_from <= coalesce(seen.read_until, ${registeredAt})
      as is_read
    from notices as notice
    left join notice_marks as mark on mark.player_id = ${playerId} and mark.notice_id = notice.notice_id
    left join notice_reads as seen on seen.player_id = ${playerId} and seen.category = notice.type
    where ${isShown} and ${registeredAt} is not null and (not notice.is_to_players or notice.shown_from >= ${registeredAt})
      and mark.is_deleted is not true`
}
