import { type Minor, minor } from '@gamehall/money'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface KnownPlatformBalance {
  readonly apiKey: string
  readonly balanceMinor: Minor
}

/** What the platforms last said the player has there (user info's `user_apis`). */
export async function listPlatformBalances(
  db: Kysely<Database>,
  playerId: bigint,
): Promise<KnownPlatformBalance[]> {
  const rows = await db
    .selectFrom('platform_balances')
    .select(['api_key', 'balance_minor'])
    .where('player_id', '=', playerId)
    .orderBy('api_key')
    .execute()
  return rows.map((row) => ({ apiKey: row.api_key, balanceMinor: minor(row.balance_minor) }))
}

export interface PlatformWord {
  readonly playerId: bigint
  readonly apiKey: string
  readonly balanceMinor: Minor
  readonly at: Date
}

/** Remembers a platform's word; an older word never replaces a newer one. */
export const rememberPlatformBalance = (db: Kysely<Database>, known: PlatformWord): Promise<void> =>
  rememberPlatformBalances(db, [known])

/** Remembers several words, each about another player or platform. Locks in the order of players and platforms. */
export async function rememberPlatformBalances(
  db: Kysely<Database>,
  known: readonly PlatformWord[],
): Promise<void> {
  if (known.length === 0) return
  const given = known.map(({ playerId, apiKey, balanceMinor, at }) => ({
    player_id: playerId.toString(),
    api_key: apiKey,
    balance_minor: balanceMinor.toString(),
    known_at: at,
  }))
  await sql`
    insert into platform_balances (player_id, api_key, balance_minor, known_at)
      select player_id, api_key, balance_minor, known_at
        from json_to_recordset(${JSON.stringify(given)}::json)
          as g(player_id bigint, api_key text, balance_minor bigint, known_at timestamptz)
        order by player_id, api_key
      on conflict (player_id, api_key)
        do update set balance_minor = excluded.balance_minor, known_at = excluded.known_at
        where platform_balances.known_at <= excluded.known_at`.execute(db)
}
