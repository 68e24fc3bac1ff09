import type { ParsedRequestOf } from '@gamehall/contract'
import type { listDeposits as call } from '@gamehall/contract/cashier'
import { sql } from 'kysely'
import { succeed } from '../../../platform/context/outcome.ts'
import { parseHistoryWindow } from '../../../platform/history/parse-history-window.ts'
import { readHistory } from '../../../platform/history/read-history.ts'
import { readHistoryDays } from '../../../platform/history/read-history-days.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { CashierContext } from '../tables.ts'
import { toDepositOrder } from './deposit-order.ts'
import { statesOfStatus } from './deposit-states.ts'
import { viewDeposits } from './deposit-view.ts'

const COLUMNS = { at: 'created_at', id: 'order_no' }
/** The daily sum of credited amounts: received minus fee. */
const CREDITED = { of: sql<bigint>`sum(paid_minor - fee_minor) filter (where state = 'paid')` }

/** §2 /deposit/record: the player's orders, newest first, by cursor or by page. */
export const listDeposits: UseCase<typeof call, CashierContext> = async (ctx, request, caller) => {
  const now = ctx.clock.now()
  const window = parseHistoryWindow(request, now)
  if (!window.ok) return window
  const orders = selectOrders(ctx, caller.session.playerId, request)
  const { rows, ...paging } = await readHistory(ctx.db, orders, COLUMNS, window.data)
  const shown = { window: window.data, instants: rows.map((row) => row.created_at) }
  return succeed({
    ...paging,
    days: await readHistoryDays(ctx.db, orders, COLUMNS, shown, { credited: CREDITED }),
    list: await viewDeposits(ctx.db, rows.map(toDepositOrder), caller.locale, now),
  })
}

function selectOrders(
  ctx: CashierContext,
  playerId: bigint,
  { status, method }: Pick<ParsedRequestOf<typeof call>, 'status' | 'method'>,
) {
  let orders = ctx.db.selectFrom('deposit_orders').selectAll().where('player_id', '=', playerId)
  if (status != null) orders = orders.where('state', 'in', statesOfStatus(status))
  if (method != null) orders = orders.where('method', '=', method)
  return orders
}
