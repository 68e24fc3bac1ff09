import { type Minor, minor } from '@gamehall/money'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { withGamesTables } from '../tables.ts'

/** The sum of valid bets over all settled bets of a player, in TWD cents. */
export async function readSettledVolume(db: Db, playerId: bigint): Promise<Minor> {
  const row = await withGamesTables(db)
    .selectFrom('bets')
    .select(sql<bigint>`coalesce(sum(valid_bet_minor), 0)::bigint`.as('volume'))
    .where('player_id', '=', playerId)
    .where('status', '=', 'settled')
    .executeTakeFirstOrThrow()
  return minor(row.volume)
}
