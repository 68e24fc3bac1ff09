import { sql } from 'kysely'
import type { Trx } from './database.ts'

/**
 * Acquires a transaction-level advisory lock by name (`deposits/71`), waiting for other holders, and holds it until the
 * transaction ends. Callers that need several locks must acquire them in the same order.
 */
export const acquireAdvisoryLock = (trx: Trx, name: string): Promise<void> =>
  acquireAdvisoryLocks(trx, [name])

/** Acquires several such locks in one statement, in the given order. */
export async function acquireAdvisoryLocks(trx: Trx, names: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) as name`.execute(
    trx,
  )
}
