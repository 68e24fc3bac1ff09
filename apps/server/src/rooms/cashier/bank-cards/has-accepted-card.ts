import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

const ACCEPTED = 1

/** Whether a player has an accepted bank card. */
export async function hasAcceptedCard(db: Kysely<Database>, playerId: bigint): Promise<boolean> {
  const card = await db
    .selectFrom('bank_cards')
    .select('card_id')
    .where('player_id', '=', playerId)
    .where('status', '=', ACCEPTED)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return card !== undefined
}
