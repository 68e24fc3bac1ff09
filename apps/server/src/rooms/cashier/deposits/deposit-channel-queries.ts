import type { Locale } from '@gamehall/contract/constants'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { localizedBankName } from '../bank-cards/card-view.ts'

export type DepositChannelRow = Selectable<Database['deposit_channels']>

export function listChannels(db: Kysely<Database>): Promise<DepositChannelRow[]> {
  return db.selectFrom('deposit_channels').selectAll().orderBy('sort').orderBy('channel_id').execute()
}

export function findChannel(db: Kysely<Database>, channelId: string): Promise<DepositChannelRow | undefined> {
  return db.selectFrom('deposit_channels').selectAll().where('channel_id', '=', channelId).executeTakeFirst()
}

/** Localized bank names by bank code. */
export async function readBankNames(
  db: Kysely<Database>,
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const banks = await db.selectFrom('banks').selectAll().execute()
  return new Map(banks.map((bank) => [bank.bank_code, localizedBankName(bank, locale)]))
}
