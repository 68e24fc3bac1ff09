import { DEFAULT_LOCALE, LOCALES, type Locale } from '@gamehall/contract/constants'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'

/** The language a player reads; the default before the first login. */
export async function readPlayerLocale(db: Kysely<Database>, playerId: bigint): Promise<Locale> {
  const last = await db
    .selectFrom('sessions')
    .select('locale')
    .where('player_id', '=', playerId)
    .orderBy('session_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return toLocale(last?.locale)
}

/** What a player reads from now on: at this login, and in browsers that hear of messages while the app is closed. */
export async function keepPlayerLocale(
  db: Kysely<Database>,
  { playerId, sessionId }: { readonly playerId: bigint; readonly sessionId: bigint },
  locale: Locale,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ locale })
    .where('session_id', '=', sessionId)
    .where('locale', '!=', locale)
    .execute()
  await db
    .updateTable('web_push_subscriptions')
    .set({ locale })
    .where('player_id', '=', playerId)
    .where('locale', '!=', locale)
    .execute()
}

export const toLocale = (text: string | undefined): Locale =>
  LOCALES.find((known) => known === text) ?? DEFAULT_LOCALE
