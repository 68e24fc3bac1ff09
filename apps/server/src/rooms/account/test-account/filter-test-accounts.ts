import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import type { AppContext } from '../../../platform/context/app-context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type AccountContext, withAccountTables } from '../tables.ts'

const MAX_CACHED = 100_000
/** Account types never change, so cached values stay valid. */
const cache = new WeakMap<AccountContext, Map<bigint, boolean>>()

/** Returns the player ids that are test accounts. `db` may be the caller's transaction. */
export async function filterTestAccounts(
  ctx: AppContext,
  db: Db,
  playerIds: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const types = cache.get(withAccountTables(ctx)) ?? new Map<bigint, boolean>()
  cache.set(withAccountTables(ctx), types)
  if (types.size > MAX_CACHED) types.clear()
  const unknown = playerIds.filter((playerId) => !types.has(playerId))
  if (unknown.length > 0) {
    const rows = await withAccountTables(db)
      .selectFrom('players')
      .select(['player_id', 'account_type'])
      .where('player_id', 'in', unknown)
      .execute()
    for (const { player_id, account_type } of rows) types.set(player_id, account_type === ACCOUNT_TYPES.test)
  }
  return new Set(playerIds.filter((playerId) => types.get(playerId) === true))
}

/** Whether a player is a test account. */
export const isTestAccount = async (ctx: AppContext, db: Db, playerId: bigint): Promise<boolean> =>
  (await filterTestAccounts(ctx, db, [playerId])).has(playerId)
