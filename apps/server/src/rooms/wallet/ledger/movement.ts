import type { TransactionSubtype } from '@gamehall/contract/wallet'
import type { Posting } from '@gamehall/ledger'
import { type Currency, type Minor, negate } from '@gamehall/money'
import { playerWallet } from './account-keys.ts'

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
export interface MovementDetails {
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

/** The ledger posting of a movement. */
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
