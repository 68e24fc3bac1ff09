import { type Minor, minor, ZERO } from '@gamehall/money'
import { sql } from 'kysely'
import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import type { Db, Trx } from '../../../platform/database/database.ts'
import { readMainBalance } from '../ledger/read-balances.ts'
import { withWalletTables } from '../tables.ts'
import { lockTurnover } from './turnover-balance.ts'

/**
 * The sum of the player’s unmet credits, in TWD cents. It can exceed the balance, when money was lost or is at a platform;
 * `splitBalance` applies it to the balance.
 */
export async function readWithheld(db: Db, playerId: bigint): Promise<Minor> {
  const { amount } = await withWalletTables(db)
    .selectFrom('turnover_credits')
    .select(sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('amount'))
    .where('player_id', '=', playerId)
    .where('left_minor', '>', 0n)
    .executeTakeFirstOrThrow()
  return minor(amount)
}

/**
 * Refuses with 10167 when this transaction took withheld money out of the main wallet. Withdrawals, exchanges and transfers
 * to players call it after the money was moved or held, when wallet and turnover are both locked (see `lockTurnover`).
 */
export async function refuseWithheld(trx: Trx, playerId: bigint): Promise<Outcome<object, 10167>> {
  await lockTurnover(withWalletTables(trx), playerId)
  const unmet = await readWithheld(trx, playerId)
  if (unmet === ZERO) return succeed({})
  return (await readMainBalance(trx, playerId)) < unmet ? refuse(10167) : succeed({})
}
