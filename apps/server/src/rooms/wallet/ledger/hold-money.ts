import type { TransactionSubtype } from '@gamehall/contract/wallet'
import { type Hold, serializeHold } from '@gamehall/ledger'
import { type Currency, type Minor, negate } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import type { AppContext } from '../../../platform/context/app-context.ts'
import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { toPushRow } from '../../inbox/index.ts'
import { withWalletTables } from '../tables.ts'
import { playerWallet } from './account-keys.ts'
import { appLedger } from './app-ledger.ts'
import { balancePush, notifyBalances } from './notify-balances.ts'

export interface HoldRequest {
  readonly key: string
  readonly playerId: bigint
  readonly subType: TransactionSubtype
  /** The wallet’s currency; TWD (the main wallet) by default. */
  readonly currency?: Currency
  readonly amountMinor: Minor
  readonly orderNo: string
}

/** Holds money of a wallet until a movement consumes it or it is released. Idempotent by key. 10031: insufficient balance. */
export async function holdMoney(
  ctx: AppContext,
  trx: Trx,
  request: HoldRequest,
): Promise<Outcome<object, 10031>> {
  const held = await appLedger.hold(sqlRunner(trx), holdOf(request, ctx.clock.now()))
  if (!held.ok) {
    if (held.error === 'insufficient') return refuse(10031)
    throw new Error(`ledger refused hold ${request.key}: ${held.error}`)
  }
  if (!held.replayed)
    await notifyBalances(withWalletTables(ctx), withWalletTables(trx), [heldChange(request)])
  return succeed({})
}

/** The hold and its balance push, in the form of the SQL function `open_transfers`. */
export const describeHolding = (request: HoldRequest, at: Date) => ({
  hold: serializeHold(holdOf(request, at)),
  push: toPushRow(balancePush(heldChange(request))),
})

const heldChange = (request: HoldRequest) => ({ ...request, change: negate(request.amountMinor) })

const holdOf = (request: HoldRequest, at: Date): Hold => ({
  key: request.key,
  account: playerWallet(request.playerId, request.currency ?? 'TWD'),
  amountMinor: request.amountMinor,
  kind: request.subType,
  at,
  metadata: { order_no: request.orderNo },
})

/** Releases a hold back to its wallet. Idempotent; throws when the hold was consumed. */
export async function releaseMoney(ctx: AppContext, trx: Trx, request: HoldRequest): Promise<void> {
  const released = await appLedger.releaseHold(sqlRunner(trx), { key: request.key, at: ctx.clock.now() })
  if (!released.ok) throw new Error(`ledger refused to release ${request.key}: ${released.error}`)
  if (!released.replayed)
    await notifyBalances(withWalletTables(ctx), withWalletTables(trx), [
      { ...request, change: request.amountMinor },
    ])
}
