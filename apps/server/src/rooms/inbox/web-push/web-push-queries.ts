import type { Locale } from '@gamehall/contract/constants'
import type { Db } from '../../../platform/database/database.ts'
import { type InboxDb, withInboxTables } from '../tables.ts'
import type { QuietMinutes } from './quiet-hours.ts'

export function readQuietHours(db: InboxDb, playerId: bigint): Promise<QuietMinutes | undefined> {
  return db
    .selectFrom('web_push_quiet')
    .select(['from_minute', 'until_minute'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
}

export async function isSubscribed(db: InboxDb, playerId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('web_push_subscriptions')
    .select('subscription_id')
    .where('player_id', '=', playerId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export function readSubscriptions(db: InboxDb, playerId: bigint) {
  return db
    .selectFrom('web_push_subscriptions')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('subscription_id')
    .execute()
}

/** Reads a page of subscribed players, ordered by id. */
export async function readSubscribedPlayers(
  db: InboxDb,
  { after, limit }: { after: bigint; limit: number },
): Promise<bigint[]> {
  const rows = await db
    .selectFrom('web_push_subscriptions')
    .select('player_id')
    .distinct()
    .where('player_id', '>', after)
    .orderBy('player_id')
    .limit(limit)
    .execute()
  return rows.map(({ player_id }) => player_id)
}

/** Saves the language of a player's notifications. */
export async function saveSubscriptionLocale(db: Db, playerId: bigint, locale: Locale): Promise<void> {
  await withInboxTables(db)
    .updateTable('web_push_subscriptions')
    .set({ locale })
    .where('player_id', '=', playerId)
    .where('locale', '!=', locale)
    .execute()
}
