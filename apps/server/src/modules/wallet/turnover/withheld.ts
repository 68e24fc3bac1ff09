import { type Minor, minor, ZERO } from '@gamehall/money'
import { type Kysely, sql } from 'kysely'
import { type Outcome, refuse, succeed } from '../../../core/outcome.ts'
import type { Trx } from '../../../core/transact.ts'
import type { Database } from '../../../db/database.ts'
import { readMainBalance } from '../read-balances.ts'
import { lockTurnover } from './turnover-balance.ts'

/**
 * What the player's unmet credits would withhold of the main wallet, in TWD cents: each its own amount. It may be more
 * than the balance, when money was lost or lies at a platform; `splitBalance` says what that leaves.
 */
export async function readWithheld(db: Kysely<Database>, playerId: bigint): Promise<Minor> {
  const { amount } = await db
    .selectFrom('turnover_credits')
    .select(sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('amount'))
    .where('player_id', '=', playerId)
    .where('left_minor', '>', 0n)
    .executeTakeFirstOrThrow()
  return minor(amount)
}

/** The balance in its two parts: withheld, never more than there is, and what may leave (§5 withdrawable balance). */
export function splitBalance(
  balance: Minor,
  unmet: Minor,
): { readonly withheld: Minor; readonly withdrawable: Minor } {
  return unmet < balance
    ? { withheld: unmet, withdrawable: minor(balance - unmet) }
    : { withheld: balance, withdrawable: ZERO }
}

/**
 * 10167 when what left the main wallet in this transaction was withheld. The one rule for withdrawals, exchanges and
 * sends; asked after the money was moved or held, when wallet and turnover are both locked (see `lockTurnover`).
 */
export async function refuseWithheld(trx: Trx, playerId: bigint): Promise<Outcome<object, 10167>> {
  await lockTurnover(trx, playerId)
  const unmet = await readWithheld(trx, playerId)
  if (unmet === ZERO) return succeed({})
  return (await readMainBalance(trx, playerId)) < unmet ? refuse(10167) : succeed({})
}
