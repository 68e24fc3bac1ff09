import { type RawBuilder, sql } from 'kysely'
import type { MessageRow } from './message-row.ts'

/**
 * Selects the notices visible now as messages of this player: without those the player deleted, and read when published before
 * registration. Messages to all players are for those registered by then. A visitor (null) sees only announcements.
 */
export function selectVisibleNotices(playerId: bigint | null, now: Date): RawBuilder<MessageRow> {
  const isShown = sql`notice.is_show and notice.shown_from <= ${now}
    and (notice.ends_at is null or notice.ends_at > ${now})`
  const columns = sql`notice.notice_id as id, notice.type as category, notice.title, notice.content, notice.style,
    notice.detail_url, null::text as req_id, notice.shown_from as at,
    case notice.type when 2 then 'activity' else 'system' end as type`
  if (playerId === null)
    return sql`select ${columns}, true as is_read from notices as notice where ${isShown} and not notice.is_to_players`
  return sql`
    select ${columns}, mark.player_id is not null or notice.shown_from <= coalesce(seen.read_until, player.created_at)
      as is_read
    from notices as notice
    join players as player on player.player_id = ${playerId}
    left join notice_marks as mark on mark.player_id = ${playerId} and mark.notice_id = notice.notice_id
    left join notice_reads as seen on seen.player_id = ${playerId} and seen.category = notice.type
    where ${isShown} and (not notice.is_to_players or notice.shown_from >= player.created_at)
      and mark.is_deleted is not true`
}
