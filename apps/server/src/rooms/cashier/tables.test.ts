import { it } from 'vitest'
import type { AppContext } from '../../platform/context/app-context.ts'
import type { Db, Trx } from '../../platform/database/database.ts'
import { withTables } from '../../platform/database/with-tables.ts'
import { type CashierContext, type CashierDb, type CashierTrx, withCashierTables } from './tables.ts'

interface GamesTables {
  bets: { bet_id: string; player_id: bigint }
}
const withGamesTables = withTables<GamesTables>()

/**
 * Each line after `@ts-expect-error` is one that `tsc -b` refuses. Statements: the elements of an array would be compared with each
 * other, which took a quarter of the time in which the server is checked.
 */
const ownQueries = (db: CashierDb, trx: CashierTrx, ctx: CashierContext) => {
  db.selectFrom('deposit_orders as one').select('one.order_no')
  trx.updateTable('deposit_orders').set({ order_no: 'D1' })
  ctx.db.selectFrom('deposit_orders').innerJoin('deposit_channels as c', 'c.channel_id', 'channel_id')
  // @ts-expect-error
  db.selectFrom('bets')
  // @ts-expect-error
  db.selectFrom('bets as b')
  // @ts-expect-error
  db.selectFrom(['deposit_orders', 'bets'])
  // @ts-expect-error
  db.selectFrom('deposit_orders').innerJoin('bets', 'bets.player_id', 'deposit_orders.player_id')
  // @ts-expect-error
  db.selectFrom('deposit_orders').where('bets.player_id', '=', 1n)
  // @ts-expect-error
  db.selectFrom('deposit_orders').where((of) => of.exists(of.selectFrom('bets').select('bet_id')))
  // @ts-expect-error
  trx.insertInto('bets')
  // @ts-expect-error
  trx.updateTable('bets')
  // @ts-expect-error
  trx.deleteFrom('bets')
  // @ts-expect-error
  ctx.db.selectFrom('bets')
  // @ts-expect-error
  trx.insertInto('operator_audit')
}

/** What a door gets knows no table until it says whose. */
const doorQueries = (db: Db, trx: Trx, ctx: AppContext) => {
  withCashierTables(ctx).db.selectFrom('deposit_orders')
  withCashierTables(trx).deleteFrom('deposit_orders')
  withCashierTables(db).selectFrom('deposit_orders')
  // @ts-expect-error
  db.selectFrom('deposit_orders')
  // @ts-expect-error
  trx.deleteFrom('deposit_orders')
  // @ts-expect-error
  ctx.db.selectFrom('deposit_orders')
  // @ts-expect-error
  withCashierTables(ctx).db.selectFrom('bets')
}

/** A room passes its own to another room's doors, but to none of the functions behind them. */
const crossing = (trx: CashierTrx, ctx: CashierContext) => {
  const door = (_ctx: AppContext, _trx: Trx) => undefined
  const gamesContext = withGamesTables(ctx)
  const gamesTrx = withGamesTables(trx)
  const behind = (_ctx: typeof gamesContext, _trx: typeof gamesTrx) => undefined
  return [
    door(ctx, trx),
    behind(gamesContext, gamesTrx),
    // @ts-expect-error
    behind(ctx, gamesTrx),
    // @ts-expect-error
    behind(gamesContext, trx),
  ]
}

it('compiles the queries of its own tables only', () => {
  // The compiler is the check: see `@ts-expect-error` above.
  void [ownQueries, doorQueries, crossing]
})
