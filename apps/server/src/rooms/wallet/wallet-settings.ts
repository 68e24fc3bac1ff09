import type { Currency } from '@gamehall/money'
import type { Selectable } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { type WalletTables, withWalletTables } from './tables.ts'

export interface WalletSettings {
  readonly isExchangeOpen: boolean
  /** Whether players can send money to each other. */
  readonly isSendingOpen: boolean
}

export async function readWalletSettings(db: Db): Promise<WalletSettings> {
  const row = await withWalletTables(db).selectFrom('wallet_settings').selectAll().executeTakeFirstOrThrow()
  return {
    isExchangeOpen: row.is_exchange_open,
    isSendingOpen: row.is_sending_open,
  }
}

export const readWalletLimits = (
  db: Db,
  currency: Currency,
): Promise<Selectable<WalletTables['wallet_limits']>> =>
  withWalletTables(db)
    .selectFrom('wallet_limits')
    .selectAll()
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow()
