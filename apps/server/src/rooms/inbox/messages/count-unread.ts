import type { UnreadCounts } from '@gamehall/contract/inbox'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context/app-context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { withInboxTables } from '../tables.ts'
import { findNoticeReader, selectVisibleNotices } from './visible-notices.ts'

/** Unread messages are counted up to this per category, so that a full inbox does not slow down the list. */
const COUNT_AT_MOST = 1_000

/** Counts the player's unread messages, in total and by category. */
export async function countUnread(
  ctx: AppContext,
  db: Db,
  playerId: bigint,
  now: Date,
): Promise<UnreadCounts> {
  const reader = await findNoticeReader(withInboxTables(ctx), withInboxTables(db), playerId)
  const { rows } = await sql<{ category: number; unread: number }>`
    select category, (select count(*) from (
        select 1 from messages where player_id = ${playerId} and category = own.category and read_at is null
          limit ${COUNT_AT_MOST}) as counted)::int as unread
      from (values (1), (2), (3)) as own (category)
    union all
    select category, count(*)::int from (${selectVisibleNotices(reader, now)}) as notice where not is_read group by category
    `.execute(db)
  const of = (category: number) =>
    rows.filter((row) => row.category === category).reduce((sum, { unread }) => sum + unread, 0)
  const unread = { 1: of(1), 2: of(2), 3: of(3), 999: of(999) }
  return { message_num: unread[1] + unread[2] + unread[3] + unread[999], unread }
}

/** The counts of a visitor. */
export const NO_UNREAD: UnreadCounts = { message_num: 0, unread: { 1: 0, 2: 0, 3: 0, 999: 0 } }
