import { type Minor, minor, ZERO } from '@gamehall/money'
import type { Kysely } from 'kysely'
import { type Outcome, refuse, succeed } from '../../../core/outcome.ts'
import type { Trx } from '../../../core/transact.ts'
import type { Database } from '../../../db/database.ts'

export interface WashBalance {
  /** The betting volume the player still owes, in TWD cents. */
  readonly owedMinor: Minor
  /** How much of it was bet since the player last owed nothing. */
  readonly doneMinor: Minor
}

export async function readWash(db: Kysely<Database>, playerId: bigint): Promise<WashBalance> {
  const row = await db
    .selectFrom('wash_balances')
    .select(['balance_minor', 'done_minor'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row === undefined
    ? { owedMinor: ZERO, doneMinor: ZERO }
    : { owedMinor: minor(row.balance_minor), doneMinor: minor(row.done_minor) }
}

/** The betting volume the player still owes before withdrawing, in TWD cents. */
export const readWashBalance = async (db: Kysely<Database>, playerId: bigint): Promise<Minor> =>
  (await readWash(db, playerId)).owedMinor

/**
 * The player's wash balance under lock until the transaction ends. Whoever also moves money of the player moves it
 * first: wallets are locked before wash balances everywhere.
 */
export async function lockWash(trx: Trx, playerId: bigint): Promise<WashBalance> {
  const row = await trx
    .insertInto('wash_balances')
    .values({ player_id: playerId, balance_minor: 0n })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ player_id: playerId }))
    .returning(['balance_minor', 'done_minor'])
    .executeTakeFirstOrThrow()
  return { owedMinor: minor(row.balance_minor), doneMinor: minor(row.done_minor) }
}

export async function writeWash(trx: Trx, playerId: bigint, balance: WashBalance): Promise<void> {
  await trx
    .updateTable('wash_balances')
    .set({ balance_minor: balance.owedMinor, done_minor: balance.doneMinor })
    .where('player_id', '=', playerId)
    .execute()
}

/** 10167 while the player owes betting volume. After the money was moved or held, in the same transaction: see `lockWash`. */
export async function refuseWhileOwing(trx: Trx, playerId: bigint): Promise<Outcome<object, 10167>> {
  return (await lockWash(trx, playerId)).owedMinor > ZERO ? refuse(10167) : succeed({})
}
