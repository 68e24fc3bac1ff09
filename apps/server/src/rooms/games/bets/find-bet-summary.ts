import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** What another room may show of a player's own bet, its stake in TWD cents. */
export async function findBetSummary(
  db: Kysely<Database>,
  playerId: bigint,
  { apiKey, betId }: { readonly apiKey: string; readonly betId: string },
): Promise<{ readonly amountMinor: bigint; readonly state: string } | undefined> {
  const row = await db
    .selectFrom('bets')
    .select(['bet_minor', 'status'])
    .where('api_key', '=', apiKey)
    .where('bet_id', '=', betId)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row && { amountMinor: row.bet_minor, state: row.status }
}
