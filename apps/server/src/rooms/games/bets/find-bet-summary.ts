import type { Db } from '../../../platform/database/database.ts'
import { withGamesTables } from '../tables.ts'

/** What another room may show of a player's own bet, its stake in TWD cents. */
export async function findBetSummary(
  db: Db,
  playerId: bigint,
  { apiKey, betId }: { readonly apiKey: string; readonly betId: string },
): Promise<{ readonly amountMinor: bigint; readonly state: string } | undefined> {
  const row = await withGamesTables(db)
    .selectFrom('bets')
    .select(['bet_minor', 'status'])
    .where('api_key', '=', apiKey)
    .where('bet_id', '=', betId)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row && { amountMinor: row.bet_minor, state: row.status }
}
