import type { ParsedRequestOf } from '@gamehall/contract'
import type { listDeposits as call } from '@gamehall/contract/cashier'
import type { Hall } from '../../../core/hall.ts'
import { historyWindow } from '../../../core/history-window.ts'
import { succeed } from '../../../core/outcome.ts'
import { readHistory } from '../../../core/read-history.ts'
import type { UseCase } from '../../../http/route.ts'
import { toDepositOrder } from './deposit-order.ts'
import { statesOf } from './deposit-states.ts'
import { viewDeposits } from './deposit-view.ts'

/** §2 /deposit/record: the player's orders, newest first, by cursor (or by page, without one). */
export const listDeposits: UseCase<typeof call> = async (hall, request, caller) => {
  const now = hall.clock.now()
  const window = historyWindow(request, now)
  if (!window.ok) return window
  const { rows, ...paging } = await readHistory(
    hall.db,
    selectOrders(hall, caller.session.playerId, request),
    { at: 'created_at', id: 'order_no' },
    window.data,
  )
  return succeed({
    ...paging,
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
