import type { Db } from '../../../platform/database/database.ts'
import type { HistoryWindow } from '../../../platform/history/parse-history-window.ts'
import { readHistory } from '../../../platform/history/read-history.ts'
import { readHistoryDays } from '../../../platform/history/read-history-days.ts'
import { withAccountTables } from '../tables.ts'

const COLUMNS = { at: 'created_at', id: 'uuid' }

/** A page of those whom a player invited, newest first, with the days that begin on it. */
export async function readInvitedPlayers(db: Db, inviterId: bigint, window: HistoryWindow) {
  const invited = withAccountTables(db)
    .selectFrom('players')
    .where('parent_id', '=', inviterId)
    .select(['player_id', 'account', 'created_at'])
  const { rows, ...paging } = await readHistory(withAccountTables(db), invited, COLUMNS, window)
  const shown = { window, instants: rows.map((row) => row.created_at) }
  return { ...paging, rows, days: await readHistoryDays(withAccountTables(db), invited, COLUMNS, shown, {}) }
}
