import { ZERO } from '@gamehall/money'
import { ItemError, sqlRunner } from '@gamehall/postgres'
import type { Hall } from '../../core/hall.ts'
import { type Outcome, refuse, succeed } from '../../core/outcome.ts'
import type { Trx } from '../../core/transact.ts'
import { hallLedger } from './hall-ledger.ts'
import { type Movement, postingOf } from './movement.ts'
import { type BalanceChange, tellBalances } from './tell-balance.ts'

type Moved = Outcome<{ isNew: boolean }, 10031>

/** Moves money of a player's wallet and tells the player's screens. 10031: not enough. Repeating it is free. */
export async function moveMoney(hall: Hall, trx: Trx, movement: Movement): Promise<Moved> {
  const [moved] = await moveEach(hall, trx, [movement])
  if (moved === undefined) throw new Error(`the ledger left ${movement.key} out`)
  return moved
}

/**
 * Moves money of several wallets, each decided by itself, locking them all at once and in order, so that opposite movements
 * of two players (or two currencies) cannot deadlock.
 */
export async function moveEach(hall: Hall, trx: Trx, movements: readonly Movement[]): Promise<Moved[]> {
  const at = hall.clock.now()
  const results = await hallLedger.postAll(
    sqlRunner(trx),
    movements.map((movement) => postingOf(movement, at)),
  )
  const changes: BalanceChange[] = []
  const outcomes = movements.map((movement, index): Moved => {
    const posted = results[index]
    if (posted?.ok !== true) {
      if (posted?.error === 'insufficient') return refuse(10031)
      throw new ItemError(`ledger refused ${movement.key}: ${posted?.error}`)
    }
    if (!posted.replayed)
      changes.push({ ...movement, change: movement.holdKey === undefined ? movement.amountMinor : ZERO })
    return succeed({ isNew: !posted.replayed })
  })
  await tellBalances(hall, trx, changes)
  return outcomes
}

/** Moves all of it or nothing. A refusal means: roll back. */
export async function moveTogether(hall: Hall, trx: Trx, movements: readonly Movement[]): Promise<Moved> {
  const outcomes = await moveEach(hall, trx, movements)
  const refused = outcomes.find(({ ok }) => !ok)
  return refused ?? succeed({ isNew: outcomes.some((moved) => moved.ok && moved.data.isNew) })
}
