import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeDb, SharedTableRow } from '../db/schema.ts'
import type { TableKey } from './table-key.ts'

/** Life of a lease that is no longer renewed. */
export const LEASE_MS = 5_000

const leaseFrom = (at: Date) => new Date(at.getTime() + LEASE_MS)

/**
 * Makes `leader` the table's leader, unless it is; the row is created for a table that was never watched. Returns the table as it
 * was *before* (`renewed_at` tells when it was last led) with the current term, or null while somebody else leads.
 */
export async function takeLease(
  ctx: ArcadeContext,
  key: TableKey,
  leader: string,
): Promise<{ readonly before: SharedTableRow; readonly term: number } | null> {
  const now = ctx.clock.now()
  const isValid = ({ leader: current, lease_until }: SharedTableRow) =>
    current !== null && lease_until !== null && lease_until > now
  // A leader asks many times a second: without a lock, which would be a write.
  const seen = await selectTable(ctx.db, key).executeTakeFirst()
  if (seen?.leader === leader && isValid(seen)) return { before: seen, term: seen.term }
  if (seen === undefined) await insertTable(ctx.db, key)
  return ctx.db.transaction().execute(async (trx) => {
    const before = await selectTable(trx, key).forUpdate().executeTakeFirstOrThrow()
    const isOwn = before.leader === leader
    if (!isOwn && isValid(before)) return null
    const term = isOwn ? before.term : before.term + 1
    await trx
      .updateTable('arcade.shared_tables')
      .set({ leader, term, lease_until: leaseFrom(now) })
      .where('game', '=', key.game)
      .where('table_id', '=', key.table)
      .execute()
    return { before, term }
  })
}

const selectTable = (db: ArcadeDb, { game, table }: TableKey) =>
  db.selectFrom('arcade.shared_tables').selectAll().where('game', '=', game).where('table_id', '=', table)

const insertTable = (db: ArcadeDb, { game, table }: TableKey) =>
  db
    .insertInto('arcade.shared_tables')
    .values({ game, table_id: table, leader: null, renewed_at: null, lease_until: null, chain_id: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Records that the table was led, and renews the lease, unless somebody else has taken it. */
export async function renewLease(
  ctx: ArcadeContext,
  { game, table }: TableKey,
  { leader, term, ledAt }: { readonly leader: string; readonly term: number; readonly ledAt: Date },
): Promise<void> {
  await ctx.db
    .updateTable('arcade.shared_tables')
    .set({ renewed_at: ledAt, lease_until: leaseFrom(ledAt) })
    .where('game', '=', game)
    .where('table_id', '=', table)
    .where('leader', '=', leader)
    .where('term', '=', term)
    .execute()
}

/** Releases the lease, so that another process need not wait until it expires. */
export async function releaseLease(
  ctx: ArcadeContext,
  { game, table }: TableKey,
  leader: string,
): Promise<void> {
  await ctx.db
    .updateTable('arcade.shared_tables')
    .set({ leader: null })
    .where('game', '=', game)
    .where('table_id', '=', table)
    .where('leader', '=', leader)
    .execute()
}
