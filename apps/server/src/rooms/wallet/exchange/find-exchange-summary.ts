import type { Currency } from '@gamehall/money'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** What another room may show of a player's own exchange: what was paid. */
export async function findExchangeSummary(
  db: Kysely<Database>,
  playerId: bigint,
  orderNo: string,
): Promise<{ readonly amountMinor: bigint; readonly currency: Currency } | undefined> {
  const row = await db
    .selectFrom('exchange_quotes')
    .select(['pay_minor', 'from_currency'])
    .where('player_id', '=', playerId)
    .where('order_no', '=', orderNo)
    .executeTakeFirst()
  return row && { amountMinor: row.pay_minor, currency: row.from_currency }
}
