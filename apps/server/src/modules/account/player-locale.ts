import { DEFAULT_LOCALE, LOCALES, type Locale } from '@gamehall/contract/constants'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The language of the player's latest login, for texts that are sent while nobody asks. */
export async function readPlayerLocale(db: Kysely<Database>, playerId: bigint): Promise<Locale> {
  const session = await db
    .selectFrom('sessions')
    .select('locale')
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return LOCALES.find((locale) => locale === session?.locale) ?? DEFAULT_LOCALE
}
