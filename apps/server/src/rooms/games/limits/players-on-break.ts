import type { ExpressionBuilder } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { type GamesTables, withGamesTables } from '../tables.ts'

/** The condition of an active break. */
export const isActiveBreak = (now: Date) => (row: ExpressionBuilder<GamesTables, 'play_breaks'>) =>
  row.or([row('until', 'is', null), row('until', '>', now)])

/** Whether a player is on a break from playing. */
export async function isOnBreak(db: Db, playerId: bigint, now: Date): Promise<boolean> {
  const row = await withGamesTables(db)
    .selectFrom('play_breaks')
    .select('break_id')
    .where('player_id', '=', playerId)
    .where(isActiveBreak(now))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The ids of the players on a break, of the given ones or of all. */
export async function listPlayersOnBreak(
  db: Db,
  now: Date,
  playerIds?: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  if (playerIds?.length === 0) return new Set()
  let query = withGamesTables(db).selectFrom('play_breaks').select('player_id').where(isActiveBreak(now))
  if (playerIds !== undefined) query = query.where('player_id', 'in', playerIds)
  const rows = await query.execute()
  return new Set(rows.map(({ player_id }) => player_id))
}
