import { CURRENCIES, type Currency } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import type { Db, Trx } from '../../../platform/database/database.ts'
import { type WalletDb, withWalletTables } from '../tables.ts'
import { currencyOf, isPlayMoneySystemAccount, PLAY_REALM, playerWallet } from './account-keys.ts'
import { appLedger } from './app-ledger.ts'

/** The currencies of wallets, TWD (the main wallet) first. */
export const WALLET_CURRENCIES = Object.keys(CURRENCIES) as Currency[]

/** Opens a new player’s wallets, one per currency, in the transaction that creates the player. A test account gets play money wallets. */
export async function openWallets(trx: Trx, playerId: bigint, isTestAccount = false): Promise<void> {
  await openOrThrow(
    withWalletTables(trx),
    WALLET_CURRENCIES.map((currency) => ({
      key: playerWallet(playerId, currency),
      currency,
      kind: 'owned',
      ...(isTestAccount && { realm: PLAY_REALM }),
    })),
  )
}

/** Opens system accounts (clearing, suspense, fees) that do not exist yet, in the currency at the end of each key. Idempotent. */
export async function openSystemAccounts(db: Db, keys: readonly string[]): Promise<void> {
  await openOrThrow(
    withWalletTables(db),
    keys.map((key) => ({
      key,
      currency: currencyOf(key),
      kind: 'system',
      ...(isPlayMoneySystemAccount(key) && { realm: PLAY_REALM }),
    })),
  )
}

type Accounts = Parameters<typeof appLedger.openAccounts>[1]

async function openOrThrow(db: WalletDb, accounts: Accounts): Promise<void> {
  const opened = await appLedger.openAccounts(sqlRunner(db), accounts)
  if (!opened.ok) throw new Error(`ledger account ${opened.account} exists with other properties`)
}
