import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

const isOn = (now: Date) => (row: ExpressionBuilder<Database, 'play_breaks'>) =>
  row.or([row('until', 'is', null), row('until', '>', now)])

/** Whether a player is on a break from playing. */
export async function isOnBreak(db: Kysely<Database>, playerId: bigint, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('play_breaks')
    .select('break_id')
    .where('player_id', '=', playerId)
    .where(isOn(now))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The ids of the players on a break, of the given ones or of all. */
export async function listPlayersOnBreak(
  db: Kysely<Database>,
  now: Date,
  playerIds?: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  if (playerIds?.length === 0) return new Set()
  let query = db.selectFrom('play_breaks').select('player_id').where(isOn(now))
  if (playerIds !== undefined) query = query.where('player_id', 'in', playerIds)
  const rows = await query.execute()
  return new Set(rows.map(({ player_id }) => player_id))
}
