import type { Insertable } from 'kysely'
import type { Trx } from '../../../core/transact.ts'
import type { Database } from '../../../db/database.ts'

type Access = Insertable<Database['identity_access']>

/** Logs who did what with a player’s identity data, for the player to see. */
export async function logAccess(trx: Trx, access: Omit<Access, 'access_id'>): Promise<void> {
  await trx.insertInto('identity_access').values(access).execute()
}
