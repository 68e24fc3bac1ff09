import type { Currency } from '@gamehall/money'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { withCashierTables } from '../tables.ts'

/** What another room may show of a player's order. */
export interface OrderSummary {
  readonly amountMinor: bigint
  readonly currency: Currency
  /** As stored. */
  readonly state: string
}

/** A player's own deposit; undefined when there is none. */
export async function findDepositSummary(
  db: Db,
  playerId: bigint,
  orderNo: string,
): Promise<OrderSummary | undefined> {
  const row = await withCashierTables(db)
    .selectFrom('deposit_orders')
    .select(['amount_minor', 'state'])
    .where('player_id', '=', playerId)
    .where('order_no', '=', orderNo)
    .executeTakeFirst()
  return row && { amountMinor: row.amount_minor, currency: 'TWD', state: row.state }
}

/** A player's own withdrawal; undefined when there is none. */
export async function findWithdrawalSummary(
  db: Db,
  playerId: bigint,
  orderNo: string,
): Promise<OrderSummary | undefined> {
  const row = await withCashierTables(db)
    .selectFrom('withdrawal_orders')
    .select(['amount_minor', 'currency', 'state'])
    .where('player_id', '=', playerId)
    .where('order_no', '=', orderNo)
    .executeTakeFirst()
  return row && { amountMinor: row.amount_minor, currency: row.currency, state: row.state }
}

/** A payment between players that a player sent or received; undefined when there is none. */
export async function findSendSummary(
  db: Db,
  playerId: bigint,
  orderNo: string,
): Promise<OrderSummary | undefined> {
  const row = await withCashierTables(db)
    .selectFrom('player_sends')
    .select(['amount_minor', 'currency'])
    .where('order_no', '=', orderNo)
    .where(sql<boolean>`${playerId}::bigint in (player_id, recipient_id)`)
    .executeTakeFirst()
  return row && { amountMinor: row.amount_minor, currency: row.currency, state: 'done' }
}
