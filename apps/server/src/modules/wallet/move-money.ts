import { describePostings } from '@gamehall/ledger'
import { ZERO } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import type { Hall } from '../../core/hall.ts'
import { type Outcome, refuse, succeed } from '../../core/outcome.ts'
import type { Trx } from '../../core/transact.ts'
import { describePush } from '../inbox/index.ts'
import { hallLedger } from './hall-ledger.ts'
import { type Movement, postingOf } from './movement.ts'
import { type BalanceChange, balancePush, tellBalances } from './tell-balance.ts'

type Moved = Outcome<{ isNew: boolean }, 10031>

/** Moves money of a player's wallet and tells the player's screens. 10031: not enough. Repeating it is free. */
export const moveMoney = (hall: Hall, trx: Trx, movement: Movement): Promise<Moved> =>
  moveTogether(hall, trx, [movement])

/**
 * Moves money of several wallets, all of it or nothing, locking them all at once and in order, so that opposite movements
 * of two players (or two currencies) cannot deadlock. A refusal means: roll back.
 */
export async function moveTogether(hall: Hall, trx: Trx, movements: readonly Movement[]): Promise<Moved> {
  const at = hall.clock.now()
  const results = await hallLedger.postAll(
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
  await tellBalances(hall, trx, changes)
  return succeed({ isNew: changes.length > 0 })
}

/** What a movement changes of what can be spent: held money was taken before. */
const changeOf = (movement: Movement): BalanceChange => ({
  ...movement,
  change: movement.holdKey === undefined ? movement.amountMinor : ZERO,
})

/** Movements as the SQL function `settle_transfers` takes them: their postings, and the pushes that tell of them. */
export const describeMovements = (movements: readonly Movement[], at: Date) => ({
  postings:
    movements.length === 0 ? null : describePostings(movements.map((movement) => postingOf(movement, at))),
  pushes: movements.map((movement) => describePush(balancePush(changeOf(movement)))),
})
