import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** Whether every platform's bets have been pulled up to an instant. */
export async function areBetsPulledUntil(db: Kysely<Database>, instant: Date): Promise<boolean> {
  const behind = await db
    .selectFrom('bet_pulls')
    .select('api_key')
    .where('pulled_until', '<', instant)
    .limit(1)
    .executeTakeFirst()
  return behind === undefined
}
