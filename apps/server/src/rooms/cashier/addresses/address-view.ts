import type { WalletAddress } from '@gamehall/contract/cashier'
import type { AddressRow } from './address-queries.ts'

/** The view of a saved address at `now`. */
export const viewAddress = (row: AddressRow, now: Date): WalletAddress => ({
  address_id: row.address_id.toString(),
  address: row.address,
  label: row.label,
  network: 'TRC20',
  usable_at: row.usable_at.toISOString(),
  is_usable: row.usable_at <= now,
  last_used_at: row.last_used_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
})

const SHOWN_CHARACTERS = 6

/** Shortens an address for display: `TR7NHq…jLj6tx`. */
export const shortenAddress = (address: string): string =>
  `${address.slice(0, SHOWN_CHARACTERS)}…${address.slice(-SHOWN_CHARACTERS)}`
