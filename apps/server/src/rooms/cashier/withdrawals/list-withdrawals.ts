import type { listWithdrawals as call } from '@gamehall/contract/cashier'
import { sql } from 'kysely'
import { succeed } from '../../../platform/context/outcome.ts'
import { parseHistoryWindow } from '../../../platform/history/parse-history-window.ts'
import { readHistory } from '../../../platform/history/read-history.ts'
import { readHistoryDays } from '../../../platform/history/read-history-days.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { CashierContext } from '../tables.ts'
import { toWithdrawalOrder } from './withdrawal-order.ts'
import { statesOfStatus } from './withdrawal-states.ts'
import { viewWithdrawals } from './withdrawal-view.ts'

const COLUMNS = { at: 'created_at', id: 'order_no' }
const arrivedIn = (currency: 'TWD' | 'USDT') =>
  sql<bigint>`sum(arrives_minor) filter (where state = 'success' and arrives_currency = ${currency})`
const ARRIVED = {
  arrived_twd: { of: arrivedIn('TWD') },
  arrived_usdt: { of: arrivedIn('USDT'), currency: 'USDT' },
} as const

/** §2 /newWithdraw/record: the player's orders, newest first, by cursor or by page, with daily sums of what arrived. */
export const listWithdrawals: UseCase<typeof call, CashierContext> = async (ctx, request, caller) => {
  const now = ctx.clock.now()
  const window = parseHistoryWindow(request, now)
  if (!window.ok) return window
  const { status, method } = request
  let orders = ctx.db
    .selectFrom('withdrawal_orders')
    .selectAll()
    .where('player_id', '=', caller.session.playerId)
  if (status != null) orders = orders.where('state', 'in', statesOfStatus(status))
  if (method != null) orders = orders.where('method', '=', method)
  const { rows, ...paging } = await readHistory(ctx.db, orders, COLUMNS, window.data)
  const shown = { window: window.data, instants: rows.map((row) => row.created_at) }
  const days = await readHistoryDays(ctx.db, orders, COLUMNS, shown, ARRIVED)
  const list = await viewWithdrawals(ctx.db, rows.map(toWithdrawalOrder), caller.locale, now)
  return succeed({ list, days, ...paging })
}
