import { serializePostings } from '@gamehall/ledger'
import { ZERO } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import type { AppContext } from '../../../platform/context/app-context.ts'
import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { toPushRow } from '../../inbox/index.ts'
import { withWalletTables } from '../tables.ts'
import { appLedger } from './app-ledger.ts'
import { type Movement, postingOf } from './movement.ts'
import { type BalanceChange, balancePush, notifyBalances } from './notify-balances.ts'

type Moved = Outcome<{ isNew: boolean }, 10031>

/** Posts a movement of a player’s wallet and pushes the new balance. Idempotent by key. 10031: insufficient balance. */
export const moveMoney = (ctx: AppContext, trx: Trx, movement: Movement): Promise<Moved> =>
  moveMoneyAtomically(ctx, trx, [movement])

/**
 * Posts movements of several wallets, all or none, and pushes the new balances. Locks all wallets in order, so that opposite
 * movements cannot deadlock. 10031: insufficient balance; the caller must roll back.
 */
export async function moveMoneyAtomically(
  ctx: AppContext,
  trx: Trx,
  movements: readonly Movement[],
): Promise<Moved> {
  const at = ctx.clock.now()
  const results = await appLedger.postAll(
    sqlRunner(trx),
    movements.map((movement) => postingOf(movement, at)),
  )
  const changes: BalanceChange[] = []
  for (const [index, movement] of movements.entries()) {
    const posted = results[index]
    if (posted?.ok !== true) {
      if (posted?.error === 'insufficient') return refuse(10031)
      throw new Error(`ledger refused ${movement.key}: ${posted?.error}`)
    }
    if (!posted.replayed) changes.push(changeOf(movement))
  }
  await notifyBalances(withWalletTables(ctx), withWalletTables(trx), changes)
  return succeed({ isNew: changes.length > 0 })
}

/** The change of the available balance; a movement that consumes a hold changes nothing. */
const changeOf = (movement: Movement): BalanceChange => ({
  ...movement,
  change: movement.holdKey === undefined ? movement.amountMinor : ZERO,
})

/** The postings and balance pushes of movements, in the form of the SQL function `settle_transfers`. */
export const describeMovements = (movements: readonly Movement[], at: Date) => ({
  postings:
    movements.length === 0 ? null : serializePostings(movements.map((movement) => postingOf(movement, at))),
  pushes: movements.map((movement) => toPushRow(balancePush(changeOf(movement)))),
})
