import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { CashierDb, CashierTables, CashierTrx } from '../tables.ts'

type OrderTable = 'deposit_orders' | 'withdrawal_orders'
type Row<Table extends OrderTable> = Selectable<CashierTables[Table]>

/** Queries for single orders of a table, parsed by `toOrder`. Each returns undefined when there is no such order. */
export function createOrderQueries<Table extends OrderTable, Order>(
  table: Table,
  toOrder: (row: Row<Table>) => Order,
) {
  async function find(db: CashierDb, which: RawBuilder<unknown>): Promise<Order | undefined> {
    const { rows } = await sql<Row<Table>>`select * from ${sql.table(table)} where ${which}`.execute(db)
    const [row] = rows
    return row === undefined ? undefined : toOrder(row)
  }
  return {
    findOrder: (db: CashierDb, orderNo: string) => find(db, sql`order_no = ${orderNo}`),
    /** Also undefined for another player's order. */
    findOwnOrder: (db: CashierDb, playerId: bigint, orderNo: string) =>
      find(db, sql`order_no = ${orderNo} and player_id = ${playerId}`),
    /** The order created with this idempotency key. */
    findOrderByKey: (db: CashierDb, playerId: bigint, idempotencyKey: string) =>
      find(db, sql`player_id = ${playerId} and idempotency_key = ${idempotencyKey}`),
    /** Locks the order until the transaction ends. */
    lockOrder: (trx: CashierTrx, orderNo: string) => find(trx, sql`order_no = ${orderNo} for update`),
  }
}
