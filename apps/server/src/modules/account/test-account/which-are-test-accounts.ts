import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import type { Kysely } from 'kysely'
import type { Hall } from '../../../core/hall.ts'
import type { Database } from '../../../db/database.ts'

const MOST_REMEMBERED = 100_000
/** An account never changes its type, so what was read once stays true. */
const known = new WeakMap<Hall, Map<bigint, boolean>>()

/** Those of the players that are test accounts. `db` may be the caller's transaction. */
export async function whichAreTestAccounts(
  hall: Hall,
  db: Kysely<Database>,
  playerIds: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const types = known.get(hall) ?? new Map<bigint, boolean>()
  known.set(hall, types)
  if (types.size > MOST_REMEMBERED) types.clear()
  const unknown = playerIds.filter((playerId) => !types.has(playerId))
  if (unknown.length > 0) {
    const rows = await db
      .selectFrom('players')
      .select(['player_id', 'account_type'])
      .where('player_id', 'in', unknown)
      .execute()
    for (const { player_id, account_type } of rows) types.set(player_id, account_type === ACCOUNT_TYPES.test)
  }
  return new Set(playerIds.filter((playerId) => types.get(playerId) === true))
}

/** Whether a player is a test account. */
export const isTestAccount = async (hall: Hall, db: Kysely<Database>, playerId: bigint): Promise<boolean> =>
  (await whichAreTestAccounts(hall, db, [playerId])).has(playerId)
