import { type Minor, minor } from '@gamehall/money'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { withCashierTables } from '../tables.ts'

export interface PaidWithin {
  /** Null for no bound. */
  readonly from: Date | null
  /** Exclusive. */
  readonly to: Date | null
}

/** The sums of players' paid deposits within a window, in TWD cents, by player; who paid none is missing. */
export async function sumPaidDeposits(
  db: Db,
  playerIds: readonly bigint[],
  { from, to }: PaidWithin = { from: null, to: null },
): Promise<ReadonlyMap<bigint, Minor>> {
  if (playerIds.length === 0) return new Map()
  const rows = await withCashierTables(db)
    .selectFrom('deposit_orders')
    .select(['player_id', sql<bigint>`coalesce(sum(paid_minor), 0)::bigint`.as('total')])
    .where(({ eb, ref, val }) => eb(ref('player_id'), '=', eb.fn.any(val(playerIds))))
    .where('state', '=', 'paid')
    .$if(from !== null, (query) => query.where('paid_at', '>=', from))
    .$if(to !== null, (query) => query.where('paid_at', '<', to))
    .groupBy('player_id')
    .execute()
  return new Map(rows.map(({ player_id, total }) => [player_id, minor(total)]))
}
