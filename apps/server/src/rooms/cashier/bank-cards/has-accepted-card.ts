import type { Db } from '../../../platform/database/database.ts'
import { withCashierTables } from '../tables.ts'

const ACCEPTED = 1

/** Whether a player has an accepted bank card. */
export async function hasAcceptedCard(db: Db, playerId: bigint): Promise<boolean> {
  const card = await withCashierTables(db)
    .selectFrom('bank_cards')
    .select('card_id')
    .where('player_id', '=', playerId)
    .where('status', '=', ACCEPTED)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return card !== undefined
}
