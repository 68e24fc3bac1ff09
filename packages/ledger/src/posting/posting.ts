import type { Minor } from '@gamehall/money'
import type { Metadata } from '../input-hash.ts'

/** One side of a posting: what the account gains (above zero) or gives (below zero). */
export type Leg = { account: string; amountMinor: Minor }

/** Money to be moved at once, or not at all. */
export type Posting = {
  /** Idempotency key, at most 200 characters. The same key with the same kind, legs, metadata and hold moves money once. */
  key: string
  /** What kind of movement this is, in the caller's words; `entries` can filter by it. */
  kind: string
  at: Date
  /** Two to 100 of them, summing to zero in each currency. An account may appear more than once. */
  legs: readonly Leg[]
  metadata?: Metadata
  /**
   * Key of a hold that this posting uses up: its account gives at least one minor unit and at most the held amount,
   * and what is left of the hold is available again.
   */
  hold?: string
}

export type PostedEntry = {
  account: string
  amountMinor: Minor
  /** The account's posted balance right after this leg; of a house account, the balance of one of its stripes. */
  balanceAfterMinor: Minor
}

export type PostFailure =
  /** That account's available money does not suffice. Nothing is stored: the same key may be tried again. */
  | { ok: false; error: 'insufficient'; account: string }
  | { ok: false; error: 'unknown_account'; account: string }
  /** The key was used for something else. */
  | { ok: false; error: 'conflict' }
  /** The legs do not sum to zero in each currency. */
  | { ok: false; error: 'unbalanced' }
  | { ok: false; error: 'unknown_hold' }
  /** The hold was posted by another transfer, or released. */
  | { ok: false; error: 'hold_closed' }
  /** The held account gives nothing in this posting, or more than was held. */
  | { ok: false; error: 'hold_mismatch' }
  /** A malformed posting: `reason` names the part. */
  | { ok: false; error: 'invalid'; reason: string }

/** `replayed`: the key was already posted with the same input, and this is the stored result. */
export type PostSuccess = { ok: true; replayed: boolean; transferId: bigint; entries: readonly PostedEntry[] }

export type PostResult = PostSuccess | PostFailure
