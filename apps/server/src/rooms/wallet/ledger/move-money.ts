import type { TransactionSubtype } from '@gamehall/contract/wallet'
import { type Posting, serializePostings } from '@gamehall/ledger'
import { type Currency, type Minor, negate, ZERO } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import type { AppContext } from '../../../platform/context/app-context.ts'
import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { toPushRow } from '../../inbox/index.ts'
import { withWalletTables } from '../tables.ts'
import { playerWallet } from './account-keys.ts'
import { appLedger } from './app-ledger.ts'
import { type BalanceChange, balancePush, notifyBalances } from './notify-balances.ts'

export interface Movement {
  /** The ledger’s idempotency key: the order or transfer, and the step. */
  readonly key: string
  readonly playerId: bigint
  readonly subType: TransactionSubtype
  /** The wallet’s currency; TWD (the main wallet) by default. */
  readonly currency?: Currency
  /** In minor units of the currency; positive credits the wallet, negative debits it. */
  readonly amountMinor: Minor
  /** The system account on the other side, in the same currency. */
  readonly counterAccount: string
  /** The order or transfer behind the movement, shown in the record. */
  readonly orderNo: string
  /** The platform of a transfer. */
  readonly apiKey?: string
  /** The hold that this movement consumes. */
  readonly holdKey?: string
  /** Further fields of the transaction detail. */
  readonly details?: MovementDetails
}

/** The extra fields of a transaction’s detail page, as texts of the wire. */
interface MovementDetails {
  /** The rate of an exchange: TWD for one USDT. */
  readonly rate?: string
  /** The other side of an exchange. */
  readonly counter_amount?: string
  readonly counter_currency?: Currency
  /** The other player of a transfer between players. */
  readonly counterpart?: string
  /** The operator’s note, or the reason by locale. */
  readonly reason?: string | Readonly<Record<string, string>>
}

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
  const results = await postMovements(ctx, trx, movements)
  if (results.includes('insufficient')) return refuse(10031)
  const posted = movements.filter((_, index) => results[index] === 'posted')
  await notifyMovements(ctx, trx, posted)
  return succeed({ isNew: posted.length > 0 })
}

/** The ledger refused a movement for another reason than its balance. The caller's transaction must be rolled back. */
export class UnexpectedRefusalError extends Error {
  constructor(key: string, reason: string | undefined) {
    super(`ledger refused ${key}: ${reason}`)
    this.name = 'UnexpectedRefusalError'
  }
}

/**
 * Posts movements whose keys differ in one statement, in order, each by itself: one that its balance does not cover moves
 * nothing and fails no other. `replayed`: its key was posted before.
 */
async function postMovements(
  ctx: AppContext,
  trx: Trx,
  movements: readonly Movement[],
): Promise<readonly ('posted' | 'replayed' | 'insufficient')[]> {
  if (movements.length === 0) return []
  const at = ctx.clock.now()
  const results = await appLedger.postAll(
    sqlRunner(trx),
    movements.map((movement) => postingOf(movement, at)),
  )
  return movements.map(({ key }, index) => {
    const posted = results[index]
    if (posted?.ok === true) return posted.replayed ? 'replayed' : 'posted'
    if (posted?.error === 'insufficient') return 'insufficient'
    throw new UnexpectedRefusalError(key, posted?.error)
  })
}

/** Pushes the balances that movements have changed to their players. */
const notifyMovements = (ctx: AppContext, trx: Trx, movements: readonly Movement[]): Promise<void> =>
  notifyBalances(withWalletTables(ctx), withWalletTables(trx), movements.map(changeOf))

/** The ledger posting of a movement. */
function postingOf(movement: Movement, at: Date): Posting {
  const wallet = playerWallet(movement.playerId, movement.currency ?? 'TWD')
  return {
    key: movement.key,
    kind: movement.subType,
    at,
    legs: [
      { account: wallet, amountMinor: movement.amountMinor },
      { account: movement.counterAccount, amountMinor: negate(movement.amountMinor) },
    ],
    metadata: {
      order_no: movement.orderNo,
      ...(movement.apiKey !== undefined && { api_key: movement.apiKey }),
      ...movement.details,
    },
    ...(movement.holdKey !== undefined && { hold: movement.holdKey }),
  }
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
