import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'

type Db = Kysely<Database>

/** Whether the hall itself receives deposits there: money sent back to it would go round in a circle. */
export async function isDepositAddress(db: Db, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('deposit_addresses')
    .select('player_id')
    .where('address', '=', address)
    .executeTakeFirst()
  return row !== undefined
}
