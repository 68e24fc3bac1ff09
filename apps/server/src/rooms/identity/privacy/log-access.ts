import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Trx } from '../../../platform/database/transact.ts'

type Access = Insertable<Database['identity_access']>

/** Logs who did what with a player’s identity data, for the player to see. */
export async function logIdentityAccess(trx: Trx, access: Omit<Access, 'access_id'>): Promise<void> {
  await trx.insertInto('identity_access').values(access).execute()
}
