import type { ArcadeContext } from '../arcade-context.ts'
import type { SharedTableRow } from '../db/schema.ts'
import { advanceTable, type TableStep } from './advance-table.ts'
import type { SharedGame } from './shared-round-store.ts'
import type { TableKey } from './table-key.ts'
import { renewLease, takeLease } from './table-lease.ts'

/**
 * Does what is due at a table, if `leader` leads it or can take the lease; null while somebody else leads. A leader that took the
 * lease and then failed has led nothing: the time of its last step stays, so that the next one sees how long the table stood still.
 */
export async function leadTable(
  ctx: ArcadeContext,
  game: SharedGame,
  key: TableKey,
  leader: string,
  isWatched: boolean,
): Promise<{ readonly step: TableStep; readonly before: SharedTableRow } | null> {
  const lease = await takeLease(ctx, key, leader)
  if (lease === null) return null
  const { before, term } = lease
  const now = ctx.clock.now()
  const step = await advanceTable(ctx, game, key, { term, lastLedAt: before.renewed_at, isWatched }, now)
  await renewLease(ctx, key, { leader, term, ledAt: now })
  return { step, before }
}
