import type { Locale } from '@gamehall/contract/constants'
import type { Selectable } from 'kysely'
import { localizedBankName } from '../bank-cards/card-view.ts'
import type { CashierDb, CashierTables } from '../tables.ts'

export type DepositChannelRow = Selectable<CashierTables['deposit_channels']>

export function listChannels(db: CashierDb): Promise<DepositChannelRow[]> {
  return db.selectFrom('deposit_channels').selectAll().orderBy('sort').orderBy('channel_id').execute()
}

export function findChannel(db: CashierDb, channelId: string): Promise<DepositChannelRow | undefined> {
  return db.selectFrom('deposit_channels').selectAll().where('channel_id', '=', channelId).executeTakeFirst()
}

/** Localized bank names by bank code. */
export async function readBankNames(db: CashierDb, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const banks = await db.selectFrom('banks').selectAll().execute()
  return new Map(banks.map((bank) => [bank.bank_code, localizedBankName(bank, locale)]))
}
