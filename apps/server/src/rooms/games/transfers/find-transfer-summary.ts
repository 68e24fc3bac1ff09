import type { Db } from '../../../platform/database/database.ts'
import { withGamesTables } from '../tables.ts'

/** What another room may show of a player's own transfer, in TWD cents; the amount of a full one is null until it ends. */
export async function findTransferSummary(
  db: Db,
  playerId: bigint,
  reference: string,
): Promise<{ readonly amountMinor: bigint | null; readonly state: string } | undefined> {
  const row = await withGamesTables(db)
    .selectFrom('platform_transfers')
    .select(['amount_minor', 'state'])
    .where('player_id', '=', playerId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row && { amountMinor: row.amount_minor, state: row.state }
}
