import type { Insertable } from 'kysely'
import type { Trx } from '../../../core/transact.ts'
import type { Database } from '../../../db/database.ts'

type Access = Insertable<Database['identity_access']>

/** Records, for the player to see, who did what with their identity data. */
export async function logAccess(trx: Trx, access: Omit<Access, 'access_id'>): Promise<void> {
  await trx.insertInto('identity_access').values(access).execute()
}
