import type { TransactionSubtype } from '@gamehall/contract/wallet'
import type { Posting } from '@gamehall/ledger'
import { type Currency, type Minor, negate } from '@gamehall/money'
import { playerWallet } from './account-keys.ts'

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
  /** What an operator tells the player about it, or what it is for in each language. */
  readonly reason?: string | Readonly<Record<string, string>>
}

/** A movement as the ledger posts it. */
export function postingOf(movement: Movement, at: Date): Posting {
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
