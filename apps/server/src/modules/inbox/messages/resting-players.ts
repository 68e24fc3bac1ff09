import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'

/** Notices and messages of this category are offers: who takes a break from playing finds them later, and is not told. */
export const OFFERS = 2

const isOn = (now: Date) => (row: ExpressionBuilder<Database, 'play_breaks'>) =>
  row.or([row('until', 'is', null), row('until', '>', now)])

/** Whether a player takes a break from playing. */
export async function isResting(db: Kysely<Database>, playerId: bigint, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('play_breaks')
    .select('break_id')
    .where('player_id', '=', playerId)
    .where(isOn(now))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Everybody who takes one. */
export async function readResting(db: Kysely<Database>, now: Date): Promise<ReadonlySet<bigint>> {
  const rows = await db.selectFrom('play_breaks').select('player_id').where(isOn(now)).execute()
  return new Set(rows.map(({ player_id }) => player_id))
}
