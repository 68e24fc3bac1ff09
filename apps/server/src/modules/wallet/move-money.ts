import type { TransactionSubtype } from '@gamehall/contract/wallet'
import { type Currency, formatWire, type Minor, negate, ZERO } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import type { Hall } from '../../core/hall.ts'
import { type Outcome, refuse, succeed } from '../../core/outcome.ts'
import type { Trx } from '../../core/transact.ts'
import { sendPush } from '../inbox/index.ts'
import { playerWallet } from './account-keys.ts'
import { hallLedger } from './hall-ledger.ts'
import { readMainBalance } from './read-balances.ts'
import { TRANSACTION_KINDS } from './transaction-types.ts'

export interface Movement {
  /** Idempotency key of the ledger: the order or transfer it is for, and the step. */
  readonly key: string
  readonly playerId: bigint
  readonly subType: TransactionSubtype
  /** Which wallet: the main wallet (TWD) unless told. */
  readonly currency?: Currency
  /** What the wallet gains (above zero) or gives (below zero), in its currency's minor units. */
  readonly amountMinor: Minor
  /** The house account on the other side, of the same currency. */
  readonly counterAccount: string
  /** The order or transfer behind it, shown in the record. */
  readonly orderNo: string
  /** The platform, of a transfer. */
  readonly apiKey?: string
  /** The hold that this movement uses up. */
  readonly holdKey?: string
  /** What else the player's record of it shows. */
  readonly details?: MovementDetails
}

/** What a transaction's own page shows beyond its order; texts as they go out on the wire. */
export interface MovementDetails {
  /** TWD for one USDT, of an exchange. */
  readonly rate?: string
  /** The other side of an exchange. */
  readonly counter_amount?: string
  readonly counter_currency?: Currency
  /** Who it went to or came from, of a transfer between players. */
  readonly counterpart?: string
  /** What an operator tells the player about it. */
  readonly reason?: string
}

/** Moves money of a player's wallet and tells the player's screens. 10031: not enough. Repeating it is free. */
export async function moveMoney(
  hall: Hall,
  trx: Trx,
  movement: Movement,
): Promise<Outcome<{ isNew: boolean }, 10031>> {
  const currency = movement.currency ?? 'TWD'
  const posted = await hallLedger.post(sqlRunner(trx), {
    key: movement.key,
    kind: movement.subType,
    at: hall.clock.now(),
    legs: [
      { account: playerWallet(movement.playerId, currency), amountMinor: movement.amountMinor },
      { account: movement.counterAccount, amountMinor: negate(movement.amountMinor) },
    ],
    metadata: {
      order_no: movement.orderNo,
      ...(movement.apiKey !== undefined && { api_key: movement.apiKey }),
      ...movement.details,
    },
    ...(movement.holdKey !== undefined && { hold: movement.holdKey }),
  })
  if (!posted.ok) {
    if (posted.error === 'insufficient') return refuse(10031)
    throw new Error(`ledger refused ${movement.key}: ${posted.error}`)
  }
  if (!posted.replayed) {
    const change = movement.holdKey === undefined ? movement.amountMinor : ZERO
    await tellBalance(hall, trx, { ...movement, currency }, change)
  }
  return succeed({ isNew: !posted.replayed })
}

export interface HoldRequest {
  readonly key: string
  readonly playerId: bigint
  readonly subType: TransactionSubtype
  /** Which wallet: the main wallet (TWD) unless told. */
  readonly currency?: Currency
  readonly amountMinor: Minor
  readonly orderNo: string
}

/** Sets money of a wallet aside until a movement uses it or it is released. 10031: not enough. */
export async function holdMoney(hall: Hall, trx: Trx, request: HoldRequest): Promise<Outcome<object, 10031>> {
  const currency = request.currency ?? 'TWD'
  const held = await hallLedger.hold(sqlRunner(trx), {
    key: request.key,
    account: playerWallet(request.playerId, currency),
    amountMinor: request.amountMinor,
    kind: request.subType,
    at: hall.clock.now(),
    metadata: { order_no: request.orderNo },
  })
  if (!held.ok) {
    if (held.error === 'insufficient') return refuse(10031)
    throw new Error(`ledger refused hold ${request.key}: ${held.error}`)
  }
  if (!held.replayed) await tellBalance(hall, trx, { ...request, currency }, negate(request.amountMinor))
  return succeed({})
}

/** Gives held money back to its wallet. Repeating it is free; throws when the hold was used up. */
export async function releaseMoney(hall: Hall, trx: Trx, request: HoldRequest): Promise<void> {
  const released = await hallLedger.releaseHold(sqlRunner(trx), { key: request.key, at: hall.clock.now() })
  if (!released.ok) throw new Error(`ledger refused to release ${request.key}: ${released.error}`)
  if (!released.replayed)
    await tellBalance(hall, trx, { ...request, currency: request.currency ?? 'TWD' }, request.amountMinor)
}

interface Changed {
  readonly playerId: bigint
  readonly currency: Currency
  readonly subType: TransactionSubtype
}

/** `gold_change` carries the main wallet's new balance (§4); of a currency wallet the screens hear that it changed. */
async function tellBalance(
  hall: Hall,
  trx: Trx,
  { playerId, currency, subType }: Changed,
  change: Minor,
): Promise<void> {
  const { message } = TRANSACTION_KINDS[subType]
  const push = { text: '', badge: 0, voice: message, silence: true, type: message }
  if (currency !== 'TWD') {
    await sendPush(hall, trx, playerId, { msg_type: 'user_change', push, content: { keys: ['wallets'] } })
    return
  }
  const balance = await readMainBalance(trx, playerId)
  await sendPush(hall, trx, playerId, {
    msg_type: 'gold_change',
    push,
    content: { change: formatWire(change, 'TWD'), balance: formatWire(balance, 'TWD') },
  })
}
