import type { PostResult } from '@gamehall/ledger'
import { ZERO } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import type { Hall } from '../../core/hall.ts'
import { type Outcome, refuse, succeed } from '../../core/outcome.ts'
import type { Trx } from '../../core/transact.ts'
import { hallLedger } from './hall-ledger.ts'
import { type Movement, postingOf } from './movement.ts'
import { tellBalance } from './tell-balance.ts'

type Moved = Outcome<{ isNew: boolean }, 10031>

/** Moves money of a player's wallet and tells the player's screens. 10031: not enough. Repeating it is free. */
export async function moveMoney(hall: Hall, trx: Trx, movement: Movement): Promise<Moved> {
  const posted = await hallLedger.post(sqlRunner(trx), postingOf(movement, hall.clock.now()))
  return afterPosting(hall, trx, movement, posted)
}

/**
 * Moves money of several wallets, locking them all at once and in order, so that opposite movements of two players (or
 * two currencies) cannot deadlock. A refusal means: roll back.
 */
export async function moveTogether(hall: Hall, trx: Trx, movements: readonly Movement[]): Promise<Moved> {
  const now = hall.clock.now()
  const results = await hallLedger.postAll(
    sqlRunner(trx),
    movements.map((movement) => postingOf(movement, now)),
  )
  const done = movements.map((movement, index) => ({ movement, result: results[index] }))
  let isNew = false
  for (const { movement, result } of done.toSorted((a, b) => compare(a.movement, b.movement))) {
    if (result === undefined) throw new Error(`the ledger left ${movement.key} out`)
    const moved = await afterPosting(hall, trx, movement, result)
    if (!moved.ok) return moved
    isNew ||= moved.data.isNew
  }
  return succeed({ isNew })
}

/** Pushes lock the player's outbox: always the same player's first. */
const compare = (a: Movement, b: Movement): number =>
  a.playerId < b.playerId ? -1 : Number(a.playerId > b.playerId)

async function afterPosting(hall: Hall, trx: Trx, movement: Movement, posted: PostResult): Promise<Moved> {
  if (!posted.ok) {
    if (posted.error === 'insufficient') return refuse(10031)
    throw new Error(`ledger refused ${movement.key}: ${posted.error}`)
  }
  if (!posted.replayed) {
    const change = movement.holdKey === undefined ? movement.amountMinor : ZERO
    await tellBalance(hall, trx, movement, change)
  }
  return succeed({ isNew: !posted.replayed })
}
