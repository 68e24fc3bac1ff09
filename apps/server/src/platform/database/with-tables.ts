import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '../context/app-context.ts'
import type { Db, Trx } from './database.ts'

/** Types what a caller of any room brings by one room's tables. It stays the same object. */
export interface WithTables<Tables> {
  (ctx: AppContext): AppContext<Kysely<Tables>>
  (trx: Trx): Transaction<Tables>
  (db: Db): Kysely<Tables>
}

/** For a room's `tables.ts`: `export const withGamesTables = withTables<GamesTables>()`. */
export function withTables<Tables>(): WithTables<Tables> {
  const same = (given: unknown) => given
  return same as WithTables<Tables>
}
