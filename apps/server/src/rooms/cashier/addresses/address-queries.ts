import type { Selectable } from 'kysely'
import type { CashierDb, CashierTables, CashierTrx } from '../tables.ts'

export type AddressRow = Selectable<CashierTables['wallet_addresses']>

/** A player's saved addresses, oldest first. */
export const findAddresses = (db: CashierDb, playerId: bigint): Promise<AddressRow[]> =>
  db
    .selectFrom('wallet_addresses')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('removed_at', 'is', null)
    .orderBy('address_id')
    .execute()

/** Undefined when the address does not exist, was removed or belongs to another player. */
export const findOwnAddress = (
  db: CashierDb,
  playerId: bigint,
  addressId: bigint,
): Promise<AddressRow | undefined> =>
  db
    .selectFrom('wallet_addresses')
    .selectAll()
    .where('address_id', '=', addressId)
    .where('player_id', '=', playerId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

/** Records that a withdrawal to the address was created. */
export async function markAddressUsed(trx: CashierTrx, addressId: bigint, at: Date): Promise<void> {
  await trx
    .updateTable('wallet_addresses')
    .set({ last_used_at: at })
    .where('address_id', '=', addressId)
    .execute()
}

/** Saved addresses, and removed ones that a withdrawal was sent to. */
export async function findKnownAddresses(db: CashierDb, playerId: bigint): Promise<string[]> {
  const rows = await db
    .selectFrom('wallet_addresses')
    .select('address')
    .distinct()
    .where('player_id', '=', playerId)
    .where((eb) => eb.or([eb('removed_at', 'is', null), eb('last_used_at', 'is not', null)]))
    .execute()
  return rows.map(({ address }) => address)
}

export const insertAddress = (
  trx: CashierTrx,
  address: Pick<AddressRow, 'player_id' | 'address' | 'label' | 'created_at' | 'usable_at'>,
): Promise<AddressRow> =>
  trx.insertInto('wallet_addresses').values(address).returningAll().executeTakeFirstOrThrow()

export async function markAddressRemoved(trx: CashierTrx, addressId: bigint, at: Date): Promise<void> {
  await trx
    .updateTable('wallet_addresses')
    .set({ removed_at: at })
    .where('address_id', '=', addressId)
    .execute()
}
