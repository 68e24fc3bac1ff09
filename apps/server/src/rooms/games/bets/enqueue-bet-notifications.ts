import { sql } from 'kysely'
import type { GamesTrx } from '../tables.ts'

/**
 * Leaves players to the job `notify-bets`, which follows the commit (`jobs/notify-bets.ts`). `bets`: players whose bets
 * changed; `turnover`: those of them whose turnover statement did.
 */
export async function enqueueBetNotifications(
  trx: GamesTrx,
  { bets, turnover }: { readonly bets: Iterable<bigint>; readonly turnover: Iterable<bigint> },
): Promise<void> {
  const players = [...new Set(bets)]
  if (players.length === 0) return
  const withTurnover = new Set(turnover)
  const hasTurnoverChange = players.map((playerId) => withTurnover.has(playerId))
  await sql`
    insert into bet_notifications (player_id, has_turnover_change)
      select * from unnest(${players}::bigint[], ${hasTurnoverChange}::boolean[])`.execute(trx)
}
