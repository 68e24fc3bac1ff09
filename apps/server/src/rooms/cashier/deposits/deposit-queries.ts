import { sql, type Updateable } from 'kysely'
import type { Payment } from '../../../providers/payments/index.ts'
import { createOrderQueries } from '../orders/order-queries.ts'
import type { CashierDb, CashierTables, CashierTrx } from '../tables.ts'
import { type DepositOrder, type DepositPaymentCode, toDepositOrder } from './deposit-order.ts'
import { type DepositState, UNFINISHED_STATES } from './deposit-states.ts'

type NewOrder = Omit<
  CashierTables['deposit_orders'],
  | 'bank_code'
  | 'bank_account'
  | 'payable_until'
  | 'confirmed_at'
  | 'trade_no'
  | 'paid_minor'
  | 'paid_at'
  | 'review_reason'
  | 'reject_reason'
  | 'store_code'
  | 'address'
  | 'rate_e4'
  | 'pay_minor'
  | 'actual_pay_minor'
>

export async function nextOrderNumber(trx: CashierTrx): Promise<number> {
  const { rows } = await sql<{ number: bigint }>`
    select nextval('deposit_order_numbers') as number`.execute(trx)
  return Number(rows[0]?.number)
}

/** The columns of a payment code of any kind. */
export function paymentCodeColumns(code: DepositPaymentCode) {
  const { payableUntil: payable_until } = code
  switch (code.kind) {
    case 'atm':
      return { payable_until, bank_code: code.bankCode, bank_account: code.account }
    case 'cvs':
      return { payable_until, store_code: code.code }
    case 'usdt':
      return { payable_until, address: code.address, rate_e4: code.rateE4, pay_minor: code.payMinor }
  }
}

/** False when the player has an unfinished order of the method, or the idempotency key is already used. */
export async function insertOrder(
  trx: CashierTrx,
  order: NewOrder,
  code: DepositPaymentCode | null,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('deposit_orders')
    .values({ ...order, ...(code !== null && paymentCodeColumns(code)) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_no')
    .executeTakeFirst()
  return inserted !== undefined
}

export const { findOrder, findOwnOrder, findOrderByKey, lockOrder } = createOrderQueries(
  'deposit_orders',
  toDepositOrder,
)

export async function findUnfinishedOrders(db: CashierDb, playerId: bigint): Promise<DepositOrder[]> {
  const rows = await db
    .selectFrom('deposit_orders')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', 'in', UNFINISHED_STATES)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(toDepositOrder)
}

export async function updateOrder(
  trx: CashierTrx,
  orderNo: string,
  change: Updateable<CashierTables['deposit_orders']> & { state: DepositState },
): Promise<DepositOrder> {
  const row = await trx
    .updateTable('deposit_orders')
    .set(change)
    .where('order_no', '=', orderNo)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toDepositOrder(row)
}

export const paymentColumns = (payment: Payment) => ({
  trade_no: payment.tradeNo,
  paid_minor: payment.amountMinor,
  paid_at: payment.paidAt,
})

/** The player's latest order that did not fail. */
export async function findLastOrder(db: CashierDb, playerId: bigint): Promise<DepositOrder | undefined> {
  const row = await db
    .selectFrom('deposit_orders')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', '<>', 'failed')
    .orderBy('created_at', 'desc')
    .orderBy('order_no', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toDepositOrder(row)
}
