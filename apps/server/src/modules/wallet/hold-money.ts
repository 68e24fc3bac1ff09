import type { TransactionSubtype } from '@gamehall/contract/wallet'
import type { Hold } from '@gamehall/ledger'
import { type Currency, type Minor, negate } from '@gamehall/money'
import { ItemError, sqlRunner } from '@gamehall/postgres'
import type { Hall } from '../../core/hall.ts'
import { type Outcome, refuse, succeed } from '../../core/outcome.ts'
import type { Trx } from '../../core/transact.ts'
import { playerWallet } from './account-keys.ts'
import { hallLedger } from './hall-ledger.ts'
import { type BalanceChange, tellBalances } from './tell-balance.ts'

export interface HoldRequest {
  readonly key: string
  readonly playerId: bigint
  readonly subType: TransactionSubtype
  /** Which wallet: the main wallet (TWD) unless told. */
  readonly currency?: Currency
  readonly amountMinor: Minor
  readonly orderNo: string
}

type Held = Outcome<object, 10031>

/** Sets money of a wallet aside until a movement uses it or it is released. 10031: not enough. */
export async function holdMoney(hall: Hall, trx: Trx, request: HoldRequest): Promise<Held> {
  const [held] = await holdEach(hall, trx, [request])
  if (held === undefined) throw new Error(`the ledger left ${request.key} out`)
  return held
}

/** Sets money of many wallets aside, each decided by itself; wallets are locked all at once and in order. */
export async function holdEach(hall: Hall, trx: Trx, requests: readonly HoldRequest[]): Promise<Held[]> {
  const at = hall.clock.now()
  const results = await hallLedger.holdAll(
    sqlRunner(trx),
    requests.map((request) => holdOf(request, at)),
  )
  const changes: BalanceChange[] = []
  const outcomes = requests.map((request, index): Held => {
    const held = results[index]
    if (held?.ok !== true) {
      if (held?.error === 'insufficient') return refuse(10031)
      throw new ItemError(`ledger refused hold ${request.key}: ${held?.error}`)
    }
    if (!held.replayed) changes.push({ ...request, change: negate(request.amountMinor) })
    return succeed({})
  })
  await tellBalances(hall, trx, changes)
  return outcomes
}

const holdOf = (request: HoldRequest, at: Date): Hold => ({
  key: request.key,
  account: playerWallet(request.playerId, request.currency ?? 'TWD'),
  amountMinor: request.amountMinor,
  kind: request.subType,
  at,
  metadata: { order_no: request.orderNo },
})

/** Gives held money back to its wallet. Repeating it is free; throws when the hold was used up. */
export async function releaseMoney(hall: Hall, trx: Trx, request: HoldRequest): Promise<void> {
  const released = await hallLedger.releaseHold(sqlRunner(trx), { key: request.key, at: hall.clock.now() })
  if (!released.ok) throw new Error(`ledger refused to release ${request.key}: ${released.error}`)
  if (!released.replayed) await tellBalances(hall, trx, [{ ...request, change: request.amountMinor }])
}
