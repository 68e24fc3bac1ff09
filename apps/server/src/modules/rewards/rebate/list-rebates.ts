import type { listRebates as call } from '@gamehall/contract/rewards'
import { historyWindow } from '../../../core/history-window.ts'
import { succeed } from '../../../core/outcome.ts'
import { readHistory } from '../../../core/read-history.ts'
import type { UseCase } from '../../../http/route.ts'
import { selectRebates, viewRebate } from './rebate-view.ts'

/** §2 /water_recorder: what was posted, the newest first. */
export const listRebates: UseCase<typeof call> = async (hall, request, { session }) => {
  const now = hall.clock.now()
  const window = historyWindow(request, now)
  if (!window.ok) return window
  let found = selectRebates(hall.db, session.playerId, now, request.state).selectAll()
  if (request.type != null) found = found.where('category', '=', request.type)
  const { rows, ...paging } = await readHistory(
    hall.db,
    found,
    { at: 'posted_at', id: 'record_id' },
    window.data,
  )
  return succeed({ ...paging, list: rows.map((row) => viewRebate(row, now)) })
}
