import type { AppContext } from '../../../platform/context/app-context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type AccountContext, withAccountTables } from '../tables.ts'

const MAX_CACHED = 100_000
/** It never changes, so cached values stay valid. */
const cache = new WeakMap<AccountContext, Map<bigint, Date>>()

/** When a player registered; undefined when there is no such player. `db` may be the caller's transaction. */
export async function findRegisteredAt(ctx: AppContext, db: Db, playerId: bigint): Promise<Date | undefined> {
  const known = cache.get(withAccountTables(ctx)) ?? new Map<bigint, Date>()
  cache.set(withAccountTables(ctx), known)
  const cached = known.get(playerId)
  if (cached !== undefined) return cached
  const player = await withAccountTables(db)
    .selectFrom('players')
    .select('created_at')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (player === undefined) return undefined
  if (known.size > MAX_CACHED) known.clear()
  known.set(playerId, player.created_at)
  return player.created_at
}
