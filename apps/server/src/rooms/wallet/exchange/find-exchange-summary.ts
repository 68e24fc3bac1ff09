import type { Currency } from '@gamehall/money'
import type { Db } from '../../../platform/database/database.ts'
import { withWalletTables } from '../tables.ts'

/** What another room may show of a player's own exchange: what was paid. */
export async function findExchangeSummary(
  db: Db,
  playerId: bigint,
  orderNo: string,
): Promise<{ readonly amountMinor: bigint; readonly currency: Currency } | undefined> {
  const row = await withWalletTables(db)
    .selectFrom('exchange_quotes')
    .select(['pay_minor', 'from_currency'])
    .where('player_id', '=', playerId)
    .where('order_no', '=', orderNo)
    .executeTakeFirst()
  return row && { amountMinor: row.pay_minor, currency: row.from_currency }
}
