import type { Insertable } from 'kysely'
import type { IdentityTables, IdentityTrx } from '../tables.ts'

type Access = Insertable<IdentityTables['identity_access']>

/** Logs who did what with a player’s identity data, for the player to see. */
export async function logIdentityAccess(trx: IdentityTrx, access: Omit<Access, 'access_id'>): Promise<void> {
  await trx.insertInto('identity_access').values(access).execute()
}
