import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { QuietMinutes } from './quiet-time.ts'

export function readQuiet(db: Kysely<Database>, playerId: bigint): Promise<QuietMinutes | undefined> {
  return db
    .selectFrom('web_push_quiet')
    .select(['from_minute', 'until_minute'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
}

export async function isSubscribed(db: Kysely<Database>, playerId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('web_push_subscriptions')
    .select('subscription_id')
    .where('player_id', '=', playerId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export function readSubscriptions(db: Kysely<Database>, playerId: bigint) {
  return db
    .selectFrom('web_push_subscriptions')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('subscription_id')
    .execute()
}
