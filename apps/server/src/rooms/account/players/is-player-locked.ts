import { batchPerOwner } from '@gamehall/postgres'
import type { AppContext } from '../../../platform/context/app-context.ts'
import { withAccountTables } from '../tables.ts'

/** Whether a player's account is locked, or there is no such player; concurrent reads are batched into one query. */
export const isPlayerLocked = batchPerOwner(async ({ db }: AppContext, playerIds: readonly bigint[]) => {
  const rows = await withAccountTables(db)
    .selectFrom('players')
    .select('player_id')
    .where('player_id', 'in', playerIds)
    .where('status', '<>', 'locked')
    .execute()
  const unlocked = new Set(rows.map(({ player_id }) => player_id))
  return playerIds.map((playerId) => !unlocked.has(playerId))
})
