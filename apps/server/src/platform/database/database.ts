import type { QueryExecutorProvider } from 'kysely'

/**
 * A connection or transaction of any room: what a room's door takes. It can be passed on and runs raw SQL, but it knows no
 * table: a room queries through its own `…Db`, which its `tables.ts` declares.
 */
export interface Db extends QueryExecutorProvider {
  readonly isTransaction: boolean
}

/** A transaction of any room. */
export interface Trx extends Db {
  readonly isTransaction: true
}
