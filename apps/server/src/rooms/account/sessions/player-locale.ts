import type { Locale } from '@gamehall/contract/constants'
import type { Db } from '../../../platform/database/database.ts'
import { parseLocale } from '../../../platform/text/parse-locale.ts'
import { saveSubscriptionLocale } from '../../inbox/index.ts'
import { type AccountDb, withAccountTables } from '../tables.ts'

/** The locale of a player's last session; the default before the first login. */
export async function readPlayerLocale(db: Db, playerId: bigint): Promise<Locale> {
  const last = await withAccountTables(db)
    .selectFrom('sessions')
    .select('locale')
    .where('player_id', '=', playerId)
    .orderBy('session_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return parseLocale(last?.locale)
}

/** The locale of one session; the default when it is gone. */
export async function readSessionLocale(db: Db, sessionId: bigint): Promise<Locale> {
  const session = await withAccountTables(db)
    .selectFrom('sessions')
    .select('locale')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return parseLocale(session?.locale)
}

export async function saveSessionLocale(db: Db, sessionId: bigint, locale: Locale): Promise<void> {
  await withAccountTables(db)
    .updateTable('sessions')
    .set({ locale })
    .where('session_id', '=', sessionId)
    .where('locale', '!=', locale)
    .execute()
}

/** Saves a player's locale for this session and for the player's web push subscriptions. */
export async function savePlayerLocale(
  db: AccountDb,
  { playerId, sessionId }: { readonly playerId: bigint; readonly sessionId: bigint },
  locale: Locale,
): Promise<void> {
  await saveSessionLocale(db, sessionId, locale)
  await saveSubscriptionLocale(db, playerId, locale)
}
