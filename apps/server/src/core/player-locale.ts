import { DEFAULT_LOCALE, LOCALES, type Locale } from '@gamehall/contract/constants'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'

/** The language a player last logged in with; the default before the first login. */
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

export const toLocale = (text: string | undefined): Locale =>
  LOCALES.find((known) => known === text) ?? DEFAULT_LOCALE
