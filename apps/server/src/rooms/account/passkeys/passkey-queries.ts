import type { Passkey } from '@gamehall/contract/account'
import type { Selectable } from 'kysely'
import type { AccountDb, AccountTables } from '../tables.ts'

export type PasskeyRow = Selectable<AccountTables['passkeys']>

/** A player's passkeys, oldest first. */
export function readPasskeys(db: AccountDb, playerId: bigint): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('passkey_id')
    .execute()
}

/** A passkey as the contract shows it to its owner. */
export const viewPasskey = (row: PasskeyRow): Passkey => ({
  passkey_id: String(row.passkey_id),
  name: row.name,
  is_synced: row.is_synced,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
})
