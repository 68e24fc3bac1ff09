import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from './create-pool.ts'

/** A typed query builder over the pool. Destroying it ends the pool. */
export function createDatabase<DB>(pool: Pool): Kysely<DB> {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
