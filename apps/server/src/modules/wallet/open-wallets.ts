import { sqlRunner } from '@gamehall/postgres'
import type { Kysely } from 'kysely'
import type { Trx } from '../../core/transact.ts'
import type { Database } from '../../db/database.ts'
import { mainWallet } from './account-keys.ts'
import { hallLedger } from './hall-ledger.ts'

/** Opens a new player's wallets, in the transaction that makes the player. */
export async function openWallets(trx: Trx, playerId: bigint): Promise<void> {
  await openOrThrow(trx, [{ key: mainWallet(playerId), currency: 'TWD', kind: 'owned' }])
}

/** Opens house accounts (clearing, suspense, adjustments) that are not open yet; asking again is free. */
export async function openHouseAccounts(db: Kysely<Database>, keys: readonly string[]): Promise<void> {
  await openOrThrow(
    db,
    keys.map((key) => ({ key, currency: 'TWD', kind: 'house' })),
  )
}

type Accounts = Parameters<typeof hallLedger.openAccounts>[1]

async function openOrThrow(db: Kysely<Database>, accounts: Accounts): Promise<void> {
  const opened = await hallLedger.openAccounts(sqlRunner(db), accounts)
  if (!opened.ok) throw new Error(`ledger account ${opened.account} stands open as something else`)
}
