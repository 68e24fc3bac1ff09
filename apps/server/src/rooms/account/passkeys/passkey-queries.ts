import type { Passkey } from '@gamehall/contract/account'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export type PasskeyRow = Selectable<Database['passkeys']>

/** A player's passkeys, oldest first. */
export function readPasskeys(db: Kysely<Database>, playerId: bigint): Promise<PasskeyRow[]> {
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
