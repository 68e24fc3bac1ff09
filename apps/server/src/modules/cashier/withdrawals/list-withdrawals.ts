import type { listWithdrawals as call } from '@gamehall/contract/cashier'
import { sql } from 'kysely'
import { readHistoryDays } from '../../../core/history-days.ts'
import { historyWindow } from '../../../core/history-window.ts'
import { succeed } from '../../../core/outcome.ts'
import { readHistory } from '../../../core/read-history.ts'
import type { UseCase } from '../../../http/route.ts'
import { toWithdrawalOrder } from './withdrawal-order.ts'
import { statesOf } from './withdrawal-states.ts'
import { viewWithdrawals } from './withdrawal-view.ts'

const COLUMNS = { at: 'created_at', id: 'order_no' }
const arrivedIn = (currency: 'TWD' | 'USDT') =>
  sql<bigint>`sum(arrives_minor) filter (where state = 'success' and arrives_currency = ${currency})`
const ARRIVED = {
  arrived_twd: { of: arrivedIn('TWD') },
  arrived_usdt: { of: arrivedIn('USDT'), currency: 'USDT' },
} as const

/** §2 /newWithdraw/record: the player's orders, newest first, by cursor or by page, with daily sums of what arrived. */
export const listWithdrawals: UseCase<typeof call> = async (hall, request, caller) => {
  const now = hall.clock.now()
  const window = historyWindow(request, now)
  if (!window.ok) return window
  const { status, method } = request
  let orders = hall.db
    .selectFrom('withdrawal_orders')
    .selectAll()
    .where('player_id', '=', caller.session.playerId)
  if (status != null) orders = orders.where('state', 'in', statesOf(status))
  if (method != null) orders = orders.where('method', '=', method)
  const { rows, ...paging } = await readHistory(hall.db, orders, COLUMNS, window.data)
  const shown = { window: window.data, instants: rows.map((row) => row.created_at) }
  const days = await readHistoryDays(hall.db, orders, COLUMNS, shown, ARRIVED)
  const list = await viewWithdrawals(hall.db, rows.map(toWithdrawalOrder), caller.locale, now)
  return succeed({ list, days, ...paging })
}
