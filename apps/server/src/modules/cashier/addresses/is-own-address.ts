import type { Kysely } from 'kysely'
import type { Hall } from '../../../core/hall.ts'
import type { Database } from '../../../db/database.ts'

/** Whether the operator pays out from the address or receives deposits at it. Such an address is no withdrawal destination. */
export async function isOwnAddress(
  { providers }: Hall,
  db: Kysely<Database>,
  address: string,
): Promise<boolean> {
  if (address === providers.payouts.usdt.ownAddress) return true
  const row = await db
    .selectFrom('deposit_addresses')
    .select('player_id')
    .where('address', '=', address)
    .executeTakeFirst()
  return row !== undefined
}
