import type { WithdrawalMethod } from '@gamehall/contract/cashier'
import type { Currency, Minor } from '@gamehall/money'

/** Where money goes. Personal: never logged. */
export type PayoutDestination =
  | {
      readonly kind: 'card'
      readonly bankCode: string
      readonly branchCode: string | null
      readonly account: string
      readonly holder: string
    }
  | { readonly kind: 'address'; readonly address: string }

export interface Payout {
  /** Ours, and the only one a payout ever has: however often it is handed over, it is paid once. */
  readonly reference: string
  readonly currency: Currency
  readonly amountMinor: Minor
  readonly destination: PayoutDestination
}

/** What a rail made ready before sending. Kept before anyone else sees it; only this is ever sent for its payout. */
export interface PreparedPayout {
  /** The chain's proof of it. */
  readonly txid: string
  readonly signed: object
  readonly expiresAt: Date
}

/** Nothing is known: a time-out, a broken connection, nonsense. Neither a refusal nor a success. */
export interface UnknownPayout {
  readonly kind: 'unknown'
  readonly cause: string
}

export type Preparation =
  | { readonly kind: 'prepared'; readonly prepared: PreparedPayout }
  /** Nothing was made that could ever pay; to be tried again later. */
  | { readonly kind: 'unavailable'; readonly cause: string }

/**
 * The answer to handing a payout over. `refused`: the rail's own word that nothing is or will be paid under this
 * reference. `duplicate`: it has the reference already: ask. `unavailable`: it certainly took nothing; hand it over again.
 */
export type SendAnswer =
  | { readonly kind: 'accepted' | 'duplicate' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unavailable'; readonly cause: string }
  | UnknownPayout

/**
 * The status of a payout by reference. `transferred`: it was sent. `succeeded`: it arrived. `failed`: it will never be sent.
 * `returned`: it was sent and came back. `expired`: the prepared payout can no longer be paid. `not_found`: the rail has no such
 * reference now; within `notFoundGraceMs` it may still be on its way.
 */
export type PayoutStatus =
  | {
      readonly kind: 'pending' | 'transferred' | 'succeeded' | 'not_found' | 'expired'
    }
  | { readonly kind: 'failed' | 'returned'; readonly reason: string }
  | UnknownPayout

/** What a payout vendor can do. */
export interface PayoutCapabilities {
  /** The withdrawal method that it serves. */
  readonly method: WithdrawalMethod
  /** It reports by itself: it has `readNotice`. */
  readonly hasNotices: boolean
}

/** A payout vendor. */
export interface PayoutRail {
  /** This long after a payout was last handed over, "not found" means that it never arrived: it is handed over again. */
  readonly notFoundGraceMs: number
  /** The address that a chain's payouts leave from; banks have none. */
  readonly ownAddress?: string
  /** Rails whose payouts are made before they are sent. */
  readonly prepare?: (payout: Payout) => Promise<Preparation>
  /** Handing the same reference over again is safe. */
  send(payout: Payout, prepared: PreparedPayout | null): Promise<SendAnswer>
  query(payout: Payout, prepared: PreparedPayout | null): Promise<PayoutStatus>
  /** Reads a report, checking its signature. Rails that report nothing have none. */
  readonly readNotice?: (notice: SignedNotice) => NoticeRead
}

/** What a rail reports by itself, with its signature checked. */
export interface PayoutNotice {
  readonly reference: string
  readonly amountMinor: Minor
  readonly status: PayoutStatus
}

export type NoticeRead =
  | { readonly ok: true; readonly notice: PayoutNotice }
  | { readonly ok: false; readonly error: 'malformed' | 'signature' | 'stale' }

export interface SignedNotice {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | undefined>>
}
