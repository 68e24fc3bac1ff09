import { type Minor, minor, ZERO } from '@gamehall/money'
import type { Db } from '../../../platform/database/database.ts'
import { type WalletDb, type WalletTrx, withWalletTables } from '../tables.ts'

export interface TurnoverBalance {
  /** The turnover left over all credits, in TWD cents. */
  readonly leftMinor: Minor
  /** The turnover done since the player last had none left, in TWD cents. */
  readonly doneMinor: Minor
}

export async function readTurnover(db: WalletDb, playerId: bigint): Promise<TurnoverBalance> {
  const row = await db
    .selectFrom('wash_balances')
    .select(['balance_minor', 'done_minor'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row === undefined
    ? { leftMinor: ZERO, doneMinor: ZERO }
    : { leftMinor: minor(row.balance_minor), doneMinor: minor(row.done_minor) }
}

/** The turnover left over all credits, in TWD cents; `wash_balance` on the wire. */
export const readTurnoverLeft = async (db: Db, playerId: bigint): Promise<Minor> =>
  (await readTurnover(withWalletTables(db), playerId)).leftMinor

/** The players who have no turnover left. */
export async function filterTurnoverMet(db: Db, playerIds: readonly bigint[]): Promise<bigint[]> {
  if (playerIds.length === 0) return []
  const rows = await withWalletTables(db)
    .selectFrom('wash_balances')
    .select('player_id')
    .where('player_id', 'in', playerIds)
    .where('balance_minor', '>', 0n)
    .execute()
  const unmet = new Set(rows.map(({ player_id }) => player_id))
  return playerIds.filter((playerId) => !unmet.has(playerId))
}

/**
 * Locks the player’s turnover balance and credits until the transaction ends. Lock order: a transaction that also moves the
 * player’s money must move it first.
 */
export async function lockTurnover(trx: WalletTrx, playerId: bigint): Promise<TurnoverBalance> {
  const row = await trx
    .insertInto('wash_balances')
    .values({ player_id: playerId, balance_minor: 0n })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ player_id: playerId }))
    .returning(['balance_minor', 'done_minor'])
    .executeTakeFirstOrThrow()
  return { leftMinor: minor(row.balance_minor), doneMinor: minor(row.done_minor) }
}

/** Adds `change` to the two sums of the locked turnover balance; `done` never falls below zero. */
export async function changeTurnover(
  trx: WalletTrx,
  playerId: bigint,
  before: TurnoverBalance,
  change: { readonly left: bigint; readonly done: bigint },
): Promise<void> {
  const done = before.doneMinor + change.done
  await trx
    .updateTable('wash_balances')
    .set({ balance_minor: before.leftMinor + change.left, done_minor: done > 0n ? done : 0n })
    .where('player_id', '=', playerId)
    .execute()
}
