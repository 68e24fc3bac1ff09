import { type Minor, minor } from '@gamehall/money'
import type { CashierDb } from '../tables.ts'

/** The minimum credited payment in millionths of USDT. Throws without a USDT channel; the migrations create one. */
export async function readUsdtMinimum(db: CashierDb): Promise<Minor> {
  const row = await db
    .selectFrom('deposit_channels')
    .select('min_pay_minor')
    .where('method', '=', 'usdt')
    .executeTakeFirstOrThrow()
  return minor(row.min_pay_minor ?? 0n)
}
