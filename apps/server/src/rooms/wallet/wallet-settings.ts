import type { Currency } from '@gamehall/money'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

export interface WalletSettings {
  readonly isExchangeOpen: boolean
  /** Whether players can send money to each other. */
  readonly isSendingOpen: boolean
}

export async function readWalletSettings(db: Kysely<Database>): Promise<WalletSettings> {
  const row = await db.selectFrom('wallet_settings').selectAll().executeTakeFirstOrThrow()
  return {
    isExchangeOpen: row.is_exchange_open,
    isSendingOpen: row.is_sending_open,
  }
}

export const readWalletLimits = (
  db: Kysely<Database>,
  currency: Currency,
): Promise<Selectable<Database['wallet_limits']>> =>
  db.selectFrom('wallet_limits').selectAll().where('currency', '=', currency).executeTakeFirstOrThrow()
