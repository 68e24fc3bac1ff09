import type { Db } from '../../../platform/database/database.ts'
import { withAccountTables } from '../tables.ts'

/** The ids of the players whose accounts are locked, of the given ones or of all. */
export async function listLockedPlayers(db: Db, playerIds?: readonly bigint[]): Promise<bigint[]> {
  if (playerIds?.length === 0) return []
  let query = withAccountTables(db).selectFrom('players').select('player_id').where('status', '=', 'locked')
  if (playerIds !== undefined) query = query.where('player_id', 'in', playerIds)
  return (await query.execute()).map(({ player_id }) => player_id)
}
