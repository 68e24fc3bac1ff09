import type { listRebates as call } from '@gamehall/contract/rewards'
import { sql } from 'kysely'
import { succeed } from '../../../platform/context/outcome.ts'
import { parseHistoryWindow } from '../../../platform/history/parse-history-window.ts'
import { readHistory } from '../../../platform/history/read-history.ts'
import { readHistoryDays } from '../../../platform/history/read-history-days.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { RewardsContext } from '../tables.ts'
import { selectRebates, viewRebate } from './rebate-view.ts'

const AMOUNT = { of: sql<bigint>`sum(amount_minor)` }

/** §2 /water_recorder: the player's posted rebates, newest first. */
export const listRebates: UseCase<typeof call, RewardsContext> = async (ctx, request, { session }) => {
  const now = ctx.clock.now()
  const window = parseHistoryWindow(request, now)
  if (!window.ok) return window
  let found = selectRebates(ctx.db, session.playerId, now, request.state).selectAll()
  if (request.type != null) found = found.where('category', '=', request.type)
  const columns = { at: 'posted_at', id: 'record_id' }
  const { rows, ...paging } = await readHistory(ctx.db, found, columns, window.data)
  const shown = { window: window.data, instants: rows.map((row) => row.posted_at) }
  const days = await readHistoryDays(ctx.db, found, columns, shown, { amount: AMOUNT })
  return succeed({ ...paging, days, list: rows.map((row) => viewRebate(row, now)) })
}
