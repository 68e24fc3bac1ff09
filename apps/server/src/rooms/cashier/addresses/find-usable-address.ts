import type { WalletAddress } from '@gamehall/contract/cashier'
import { type Outcome, refuseField, succeed } from '../../../platform/context/outcome.ts'
import { formatTaiwanDateTime } from '../../../platform/time/taiwan-time.ts'
import { parseDestinationId } from '../payout-destinations/parse-destination-id.ts'
import type { CashierDb } from '../tables.ts'
import { findAddresses, findOwnAddress } from './address-queries.ts'
import { viewAddress } from './address-view.ts'

export interface UsableAddress {
  readonly addressId: bigint
  readonly address: string
  readonly label: string
}

/** The player's address to withdraw to. 400 `address_id`: `address_unknown`, or `address_waiting` in its waiting period. */
export async function findUsableAddress(
  db: CashierDb,
  playerId: bigint,
  addressId: string,
  now: Date,
): Promise<Outcome<UsableAddress, 400>> {
  const id = parseDestinationId(addressId)
  const row = id === null ? undefined : await findOwnAddress(db, playerId, id)
  if (row === undefined) return refuseField('address_id', 'address_unknown')
  if (row.usable_at > now) {
    return refuseField('address_id', 'address_waiting', {
      until: formatTaiwanDateTime(row.usable_at).slice(0, 16),
    })
  }
  return succeed({ addressId: row.address_id, address: row.address, label: row.label })
}

/** The player's saved addresses. */
export async function readAddresses(db: CashierDb, playerId: bigint, now: Date): Promise<WalletAddress[]> {
  const rows = await findAddresses(db, playerId)
  return rows.map((row) => viewAddress(row, now))
}
