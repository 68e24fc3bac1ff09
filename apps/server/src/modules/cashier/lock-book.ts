import { sql } from 'kysely'
import type { Trx } from '../../core/transact.ts'

/** Of several calls of one player only one at a time changes the cards and addresses, until its transaction ends. */
export async function lockBook(trx: Trx, playerId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`destinations/${playerId}`}, 0))`.execute(trx)
}
