import type { listRebates as call } from '@gamehall/contract/rewards'
import { sql } from 'kysely'
import { readHistoryDays } from '../../../core/history-days.ts'
import { historyWindow } from '../../../core/history-window.ts'
import { succeed } from '../../../core/outcome.ts'
import { readHistory } from '../../../core/read-history.ts'
import type { UseCase } from '../../../http/route.ts'
import { selectRebates, viewRebate } from './rebate-view.ts'

const AMOUNT = { of: sql<bigint>`sum(amount_minor)` }

/** §2 /water_recorder: the player's posted rebates, newest first. */
export const listRebates: UseCase<typeof call> = async (hall, request, { session }) => {
  const now = hall.clock.now()
  const window = historyWindow(request, now)
  if (!window.ok) return window
  let found = selectRebates(hall.db, session.playerId, now, request.state).selectAll()
  if (request.type != null) found = found.where('category', '=', request.type)
  const columns = { at: 'posted_at', id: 'record_id' }
  const { rows, ...paging } = await readHistory(hall.db, found, columns, window.data)
  const shown = { window: window.data, instants: rows.map((row) => row.posted_at) }
  const days = await readHistoryDays(hall.db, found, columns, shown, { amount: AMOUNT })
  return succeed({ ...paging, days, list: rows.map((row) => viewRebate(row, now)) })
}
