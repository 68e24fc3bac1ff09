import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface FormalPlayer {
  readonly playerId: bigint
  readonly registeredAt: Date
}

/** A page of formal accounts after an id, in the order of ids. */
export async function listFormalPlayers(
  db: Kysely<Database>,
  { after, limit }: { readonly after: bigint; readonly limit: number },
): Promise<FormalPlayer[]> {
  const rows = await db
    .selectFrom('players')
    .select(['player_id', 'created_at'])
    .where('account_type', '=', ACCOUNT_TYPES.formal)
    .where('player_id', '>', after)
    .orderBy('player_id')
    .limit(limit)
    .execute()
  return rows.map(({ player_id, created_at }) => ({ playerId: player_id, registeredAt: created_at }))
}

/** A formal account; undefined for a test account, or none. */
export async function findFormalPlayer(
  db: Kysely<Database>,
  playerId: bigint,
): Promise<FormalPlayer | undefined> {
  const row = await db
    .selectFrom('players')
    .select('created_at')
    .where('account_type', '=', ACCOUNT_TYPES.formal)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row && { playerId, registeredAt: row.created_at }
}
