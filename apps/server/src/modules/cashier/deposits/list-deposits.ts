import type { ParsedRequestOf } from '@gamehall/contract'
import type { listDeposits as call } from '@gamehall/contract/cashier'
import { sql } from 'kysely'
import type { Hall } from '../../../core/hall.ts'
import { readHistoryDays } from '../../../core/history-days.ts'
import { historyWindow } from '../../../core/history-window.ts'
import { succeed } from '../../../core/outcome.ts'
import { readHistory } from '../../../core/read-history.ts'
import type { UseCase } from '../../../http/route.ts'
import { toDepositOrder } from './deposit-order.ts'
import { statesOf } from './deposit-states.ts'
import { viewDeposits } from './deposit-view.ts'

const COLUMNS = { at: 'created_at', id: 'order_no' }
/** The daily sum of credited amounts: received minus fee. */
const CREDITED = { of: sql<bigint>`sum(paid_minor - fee_minor) filter (where state = 'paid')` }

/** §2 /deposit/record: the player's orders, newest first, by cursor or by page. */
export const listDeposits: UseCase<typeof call> = async (hall, request, caller) => {
  const now = hall.clock.now()
  const window = historyWindow(request, now)
  if (!window.ok) return window
  const orders = selectOrders(hall, caller.session.playerId, request)
  const { rows, ...paging } = await readHistory(hall.db, orders, COLUMNS, window.data)
  const shown = { window: window.data, instants: rows.map((row) => row.created_at) }
  return succeed({
    ...paging,
    days: await readHistoryDays(hall.db, orders, COLUMNS, shown, { credited: CREDITED }),
    list: await viewDeposits(hall.db, rows.map(toDepositOrder), caller.locale, now),
  })
}

function selectOrders(
  hall: Hall,
  playerId: bigint,
  { status, method }: Pick<ParsedRequestOf<typeof call>, 'status' | 'method'>,
) {
  let orders = hall.db.selectFrom('deposit_orders').selectAll().where('player_id', '=', playerId)
  if (status != null) orders = orders.where('state', 'in', statesOf(status))
  if (method != null) orders = orders.where('method', '=', method)
  return orders
}
