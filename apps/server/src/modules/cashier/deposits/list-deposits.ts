import type { listDeposits as call } from '@gamehall/contract/cashier'
import type { Hall } from '../../../core/hall.ts'
import { type HistoryRange, historyRange } from '../../../core/history-range.ts'
import { refuseField, succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { type DepositOrder, toDepositOrder } from './deposit-order.ts'
import { type DepositState, statesOf } from './deposit-states.ts'
import { viewDeposits } from './deposit-view.ts'
import { formatCursor, type HistoryPosition, parseCursor } from './history-cursor.ts'

/** A total is counted this far; nobody pages further by hand. */
const COUNT_AT_MOST = 10_000

interface Selection extends HistoryRange {
  readonly playerId: bigint
  readonly states: readonly DepositState[] | null
}

/** §2 /deposit/record: the player's orders, newest first, by cursor (or by page, without one). */
export const listDeposits: UseCase<typeof call> = async (hall, request, caller) => {
  const now = hall.clock.now()
  const range = historyRange(request, now)
  if (!range.ok) return range
  const after = request.cursor == null ? null : parseCursor(request.cursor)
  if (request.cursor != null && after === null) return refuseField('cursor', 'cursor_format')
  const selection: Selection = {
    ...range.data,
    playerId: caller.session.playerId,
    states: request.status == null ? null : statesOf(request.status),
  }
  const offset = after === null ? (request.page - 1) * request.page_size : 0
  const [orders, total] = await Promise.all([
    readPage(hall, selection, after, offset, request.page_size + 1),
    countOrders(hall, selection),
  ])
  const shown = orders.slice(0, request.page_size)
  const last = shown.at(-1)
  return succeed({
    list: await viewDeposits(hall.db, shown, caller.locale, now),
    total,
    page: request.page,
    page_size: request.page_size,
    next_cursor: orders.length > shown.length && last !== undefined ? formatCursor(last) : null,
  })
}

async function readPage(
  hall: Hall,
  selection: Selection,
  after: HistoryPosition | null,
  offset: number,
  limit: number,
): Promise<DepositOrder[]> {
  const rows = await selectOrders(hall, selection)
    .selectAll()
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('created_at', 'order_no'),
          '<',
          tuple(after?.createdAt ?? new Date(0), after?.orderNo ?? ''),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('order_no', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(toDepositOrder)
}

async function countOrders(hall: Hall, selection: Selection): Promise<number> {
  const { counted } = await hall.db
    .selectFrom(selectOrders(hall, selection).select('order_no').limit(COUNT_AT_MOST).as('selected'))
    .select(({ fn }) => fn.countAll<bigint>().as('counted'))
    .executeTakeFirstOrThrow()
  return Number(counted)
}

function selectOrders(hall: Hall, { playerId, states, from, to }: Selection) {
  const orders = hall.db
    .selectFrom('deposit_orders')
    .where('player_id', '=', playerId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
  return states === null ? orders : orders.where('state', 'in', states)
}
