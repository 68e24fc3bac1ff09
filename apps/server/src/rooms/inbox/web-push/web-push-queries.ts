import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { QuietMinutes } from './quiet-hours.ts'

export function readQuietHours(db: Kysely<Database>, playerId: bigint): Promise<QuietMinutes | undefined> {
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

/** Reads a page of subscribed players, ordered by id; `isOffer` leaves out players on a break. */
export async function readSubscribedPlayers(
  db: Kysely<Database>,
  { after, limit, isOffer, now }: { after: bigint; limit: number; isOffer: boolean; now: Date },
): Promise<bigint[]> {
  let query = db
    .selectFrom('web_push_subscriptions as subscription')
    .select('subscription.player_id')
    .distinct()
    .where('subscription.player_id', '>', after)
  if (isOffer)
    query = query.where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('play_breaks as pause')
            .whereRef('pause.player_id', '=', 'subscription.player_id')
            .where((row) => row.or([row('pause.until', 'is', null), row('pause.until', '>', now)]))
            .select('pause.break_id'),
        ),
      ),
    )
  const rows = await query.orderBy('subscription.player_id').limit(limit).execute()
  return rows.map(({ player_id }) => player_id)
}
