import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import type { Db } from '../../../platform/database/database.ts'
import { withAccountTables } from '../tables.ts'

export interface FormalPlayer {
  readonly playerId: bigint
  readonly registeredAt: Date
}

/** A page of formal accounts after an id, in the order of ids. */
export async function listFormalPlayers(
  db: Db,
  { after, limit }: { readonly after: bigint; readonly limit: number },
): Promise<FormalPlayer[]> {
  const rows = await withAccountTables(db)
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
export async function findFormalPlayer(db: Db, playerId: bigint): Promise<FormalPlayer | undefined> {
  const row = await withAccountTables(db)
    .selectFrom('players')
    .select('created_at')
    .where('account_type', '=', ACCOUNT_TYPES.formal)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row && { playerId, registeredAt: row.created_at }
}
