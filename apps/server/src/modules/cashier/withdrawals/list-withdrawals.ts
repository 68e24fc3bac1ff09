import type { listWithdrawals as call } from '@gamehall/contract/cashier'
import { historyWindow } from '../../../core/history-window.ts'
import { succeed } from '../../../core/outcome.ts'
import { readHistory } from '../../../core/read-history.ts'
import type { UseCase } from '../../../http/route.ts'
import { toWithdrawalOrder } from './withdrawal-order.ts'
import { statesOf } from './withdrawal-states.ts'
import { viewWithdrawals } from './withdrawal-view.ts'

/** §2 /newWithdraw/record: the player's orders, newest first, by cursor or by page. */
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
  const { rows, ...paging } = await readHistory(
    hall.db,
    orders,
    { at: 'created_at', id: 'order_no' },
    window.data,
  )
  const list = await viewWithdrawals(hall.db, rows.map(toWithdrawalOrder), caller.locale, now)
  return succeed({ list, ...paging })
}
