import { type Insertable, sql, type Updateable } from 'kysely'
import { acquireAdvisoryLock } from '../../../platform/database/acquire-advisory-lock.ts'
import { formatTaiwanDigits } from '../../../platform/time/taiwan-time.ts'
import { createOrderQueries } from '../orders/order-queries.ts'
import type { CashierDb, CashierTables, CashierTrx } from '../tables.ts'
import { toWithdrawalOrder, type WithdrawalOrder } from './withdrawal-order.ts'
import { OPEN_STATES } from './withdrawal-states.ts'

/** The next order number, such as `W26112100000001`: the Taiwan date as yymmdd and an eight-digit sequence number. */
export async function nextWithdrawalOrderNo(trx: CashierTrx, at: Date): Promise<string> {
  const { rows } = await sql<{ number: bigint }>`
    select nextval('withdrawal_order_numbers') as number`.execute(trx)
  return `W${formatTaiwanDigits(at).slice(0, 6)}${String(rows[0]?.number).padStart(8, '0')}`
}

/** Serializes the withdrawal decisions of one player until the transaction ends. */
export const lockPlayerWithdrawals = (trx: CashierTrx, playerId: bigint): Promise<void> =>
  acquireAdvisoryLock(trx, `withdrawals/${playerId}`)

export async function insertOrder(
  trx: CashierTrx,
  order: Insertable<CashierTables['withdrawal_orders']>,
): Promise<void> {
  await trx.insertInto('withdrawal_orders').values(order).execute()
}

export const { findOrder, findOwnOrder, findOrderByKey, lockOrder } = createOrderQueries(
  'withdrawal_orders',
  toWithdrawalOrder,
)

/** A player's open orders, oldest first. */
export async function findOpenOrders(db: CashierDb, playerId: bigint): Promise<WithdrawalOrder[]> {
  const rows = await db
    .selectFrom('withdrawal_orders')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', 'in', OPEN_STATES)
    .orderBy('created_at')
    .orderBy('order_no')
    .execute()
  return rows.map(toWithdrawalOrder)
}

/** Whether an open order goes to the card or address. */
export async function hasOpenWithdrawalTo(
  db: CashierDb,
  destination: { readonly cardId: bigint } | { readonly addressId: bigint },
): Promise<boolean> {
  const [column, id] =
    'cardId' in destination
      ? (['card_id', destination.cardId] as const)
      : (['address_id', destination.addressId] as const)
  const order = await db
    .selectFrom('withdrawal_orders')
    .select('order_no')
    .where(column, '=', id)
    .where('state', 'in', OPEN_STATES)
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}

export async function updateOrder(
  trx: CashierTrx,
  orderNo: string,
  change: Updateable<CashierTables['withdrawal_orders']>,
): Promise<void> {
  await trx.updateTable('withdrawal_orders').set(change).where('order_no', '=', orderNo).execute()
}

/** Channel and destination of the player's latest order. */
export const findLastDestination = (db: CashierDb, playerId: bigint) =>
  db
    .selectFrom('withdrawal_orders')
    .select(['channel_id', 'card_id', 'address_id'])
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('order_no', 'desc')
    .limit(1)
    .executeTakeFirst()
