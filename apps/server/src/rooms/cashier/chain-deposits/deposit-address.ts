import { type Selectable, sql } from 'kysely'
import { deriveAddress } from '../../../providers/chain/index.ts'
import type { CashierContext, CashierDb, CashierTables, CashierTrx } from '../tables.ts'

export type DepositAddressRow = Selectable<CashierTables['deposit_addresses']>

/** How long an address is polled every few seconds after its player asked for it. */
const WATCH_MS = 3_600_000

export const findDepositAddress = (db: CashierDb, playerId: bigint): Promise<DepositAddressRow | undefined> =>
  db.selectFrom('deposit_addresses').selectAll().where('player_id', '=', playerId).executeTakeFirst()

/**
 * The player's deposit address, derived on first use, and watched for an hour from now. The derivation index comes from a
 * sequence, so it is never reused, even after a rollback. Throws without TRON_XPUB.
 */
export async function watchDepositAddress(
  ctx: CashierContext,
  trx: CashierTrx,
  playerId: bigint,
): Promise<DepositAddressRow> {
  const now = ctx.clock.now()
  const watch_until = new Date(now.getTime() + WATCH_MS)
  const known = await trx
    .updateTable('deposit_addresses')
    .set({ watch_until })
    .where('player_id', '=', playerId)
    .returningAll()
    .executeTakeFirst()
  if (known !== undefined) return known
  const address_index = await nextIndex(trx)
  return trx
    .insertInto('deposit_addresses')
    .values({
      player_id: playerId,
      address_index,
      address: deriveAddress(accountKey(ctx), address_index),
      created_at: now,
      watch_until,
      looked_at: null,
    })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ watch_until }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function nextIndex(trx: CashierTrx): Promise<number> {
  const { rows } = await sql<{ index: bigint }>`
    select nextval('deposit_address_indexes') as index`.execute(trx)
  return Number(rows[0]?.index)
}

function accountKey({ config }: CashierContext): string {
  if (config.TRON_XPUB === undefined) throw new Error('TRON_XPUB is not configured')
  return config.TRON_XPUB
}
