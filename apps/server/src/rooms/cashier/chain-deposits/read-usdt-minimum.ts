import { type Minor, minor } from '@gamehall/money'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** The minimum credited payment in millionths of USDT. Throws without a USDT channel; the migrations create one. */
export async function readUsdtMinimum(db: Kysely<Database>): Promise<Minor> {
  const row = await db
    .selectFrom('deposit_channels')
    .select('min_pay_minor')
    .where('method', '=', 'usdt')
    .executeTakeFirstOrThrow()
  return minor(row.min_pay_minor ?? 0n)
}
