import { DEFAULT_LOCALE, LOCALES, type Locale } from '@gamehall/contract/constants'
import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'

/** The locale of a player's last session; the default before the first login. */
export async function readPlayerLocale(db: Kysely<Database>, playerId: bigint): Promise<Locale> {
  const last = await db
    .selectFrom('sessions')
    .select('locale')
    .where('player_id', '=', playerId)
    .orderBy('session_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return parseLocale(last?.locale)
}

/** Saves a player's locale for this session and for the player's web push subscriptions. */
export async function savePlayerLocale(
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

export const parseLocale = (text: string | undefined): Locale =>
  LOCALES.find((known) => known === text) ?? DEFAULT_LOCALE
