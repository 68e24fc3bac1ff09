import { sql } from 'kysely'
import type { Trx } from './transact.ts'

/**
 * Waits until no other transaction holds a turn of this name (`deposits/71`), and holds it until this one ends: what is read
 * after it stays true until the commit, for everybody who takes the same turn first. Several turns are taken in one order by all.
 */
export async function takeTurn(trx: Trx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}
