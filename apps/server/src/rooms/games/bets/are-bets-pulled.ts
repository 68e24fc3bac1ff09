import type { Db } from '../../../platform/database/database.ts'
import { withGamesTables } from '../tables.ts'

/** Whether every platform's bets have been pulled up to an instant. */
export async function areBetsPulledUntil(db: Db, instant: Date): Promise<boolean> {
  const behind = await withGamesTables(db)
    .selectFrom('bet_pulls')
    .select('api_key')
    .where('pulled_until', '<', instant)
    .limit(1)
    .executeTakeFirst()
  return behind === undefined
}
