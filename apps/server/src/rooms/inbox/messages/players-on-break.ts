import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** The category of offers; players on a break are not notified of them. */
export const OFFER_CATEGORY = 2

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

/** Reads the ids of all players on a break. */
export async function readPlayersOnBreak(db: Kysely<Database>, now: Date): Promise<ReadonlySet<bigint>> {
  const rows = await db.selectFrom('play_breaks').select('player_id').where(isOn(now)).execute()
  return new Set(rows.map(({ player_id }) => player_id))
}
