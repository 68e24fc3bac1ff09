import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from './create-pool.ts'

/** Creates a typed Kysely instance over the pool. Destroying it ends the pool. */
export function createDatabase<DB>(pool: Pool): Kysely<DB> {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
