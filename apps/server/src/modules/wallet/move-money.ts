import type { TransactionSubtype } from '@gamehall/contract/wallet'
import { formatWire, type Minor, negate, ZERO } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import type { Hall } from '../../core/hall.ts'
import { type Outcome, refuse, succeed } from '../../core/outcome.ts'
import type { Trx } from '../../core/transact.ts'
import { sendPush } from '../inbox/index.ts'
import { mainWallet } from './account-keys.ts'
import { hallLedger } from './hall-ledger.ts'
import { readMainBalance } from './read-balances.ts'
import { TRANSACTION_KINDS } from './transaction-types.ts'

export interface Movement {
  /** Idempotency key of the ledger: the order or transfer it is for, and the step. */
  readonly key: string
  readonly playerId: bigint
  readonly subType: TransactionSubtype
  /** What the main wallet gains (above zero) or gives (below zero), in TWD cents. */
  readonly amountMinor: Minor
  /** The house account on the other side. */
  readonly counterAccount: string
  /** The order or transfer behind it, shown in the record. */
  readonly orderNo: string
  /** The platform, of a transfer. */
  readonly apiKey?: string
  /** The hold that this movement uses up. */
  readonly holdKey?: string
}

/** Moves money of a player's main wallet and tells the player's screens (`gold_change`). 10031: not enough. Repeating it is free. */
export async function moveMoney(
  hall: Hall,
  trx: Trx,
  movement: Movement,
): Promise<Outcome<{ isNew: boolean }, 10031>> {
  const posted = await hallLedger.post(sqlRunner(trx), {
    key: movement.key,
    kind: movement.subType,
    at: hall.clock.now(),
    legs: [
      { account: mainWallet(movement.playerId), amountMinor: movement.amountMinor },
      { account: movement.counterAccount, amountMinor: negate(movement.amountMinor) },
    ],
    metadata: {
      order_no: movement.orderNo,
      ...(movement.apiKey !== undefined && { api_key: movement.apiKey }),
    },
    ...(movement.holdKey !== undefined && { hold: movement.holdKey }),
  })
  if (!posted.ok) {
    if (posted.error === 'insufficient') return refuse(10031)
    throw new Error(`ledger refused ${movement.key}: ${posted.error}`)
  }
  if (!posted.replayed) {
    const change = movement.holdKey === undefined ? movement.amountMinor : ZERO
    await pushGoldChange(hall, trx, movement.playerId, change, movement.subType)
  }
  return succeed({ isNew: !posted.replayed })
}

export interface HoldRequest {
  readonly key: string
  readonly playerId: bigint
  readonly subType: TransactionSubtype
  readonly amountMinor: Minor
  readonly orderNo: string
}

/** Sets money of the main wallet aside until a movement uses it or it is released. 10031: not enough. */
export async function holdMoney(hall: Hall, trx: Trx, request: HoldRequest): Promise<Outcome<object, 10031>> {
  const held = await hallLedger.hold(sqlRunner(trx), {
    key: request.key,
    account: mainWallet(request.playerId),
    amountMinor: request.amountMinor,
    kind: request.subType,
    at: hall.clock.now(),
    metadata: { order_no: request.orderNo },
  })
  if (!held.ok) {
    if (held.error === 'insufficient') return refuse(10031)
    throw new Error(`ledger refused hold ${request.key}: ${held.error}`)
  }
  if (!held.replayed) {
    await pushGoldChange(hall, trx, request.playerId, negate(request.amountMinor), request.subType)
  }
  return succeed({})
}

/** Gives held money back to the main wallet. Repeating it is free; throws when the hold was used up. */
export async function releaseMoney(hall: Hall, trx: Trx, request: HoldRequest): Promise<void> {
  const released = await hallLedger.releaseHold(sqlRunner(trx), { key: request.key, at: hall.clock.now() })
  if (!released.ok) throw new Error(`ledger refused to release ${request.key}: ${released.error}`)
  if (!released.replayed)
    await pushGoldChange(hall, trx, request.playerId, request.amountMinor, request.subType)
}

async function pushGoldChange(
  hall: Hall,
  trx: Trx,
  playerId: bigint,
  change: Minor,
  subType: TransactionSubtype,
): Promise<void> {
  const { message } = TRANSACTION_KINDS[subType]
  const balance = await readMainBalance(trx, playerId)
  await sendPush(hall, trx, playerId, {
    msg_type: 'gold_change',
    push: { text: '', badge: 0, voice: message, silence: true, type: message },
    content: { change: formatWire(change, 'TWD'), balance: formatWire(balance, 'TWD') },
  })
}
