import type { Minor } from '@gamehall/money'
import type { Metadata } from '../input-hash.ts'

/** One leg of a posting: the account receives (above zero) or gives (below zero) the amount. */
export type Leg = { account: string; amountMinor: Minor }

/** A transfer to post, all legs or none. */
export type Posting = {
  /** Idempotency key, at most 200 characters. The same key with the same kind, legs, metadata and hold moves money once. */
  key: string
  /** The kind of movement, named by the caller; `entries` can filter by it. */
  kind: string
  at: Date
  /** Two to 100 legs that sum to zero in each currency. An account may occur more than once. */
  legs: readonly Leg[]
  metadata?: Metadata
  /**
   * Key of the hold that this posting uses: the hold's account gives at least one minor unit and at most the held amount.
   * The rest of the hold is released.
   */
  hold?: string
}

export type PostedEntry = {
  account: string
  amountMinor: Minor
  /** The account's posted balance after this leg; for a system account, the balance of one of its stripes. */
  balanceAfterMinor: Minor
}

export type PostFailure =
  /** The account's available balance is insufficient. Nothing is stored, so the same key may be tried again. */
  | { ok: false; error: 'insufficient'; account: string }
  | { ok: false; error: 'unknown_account'; account: string }
  /** The key was used for something else. */
  | { ok: false; error: 'conflict' }
  /** The legs do not sum to zero in each currency. */
  | { ok: false; error: 'unbalanced' }
  | { ok: false; error: 'unknown_hold' }
  /** The hold was posted by another transfer, or released. */
  | { ok: false; error: 'hold_closed' }
  /** The hold's account gives nothing in this posting, or more than the held amount. */
  | { ok: false; error: 'hold_mismatch' }
  /** A malformed posting: `reason` names the field. */
  | { ok: false; error: 'invalid'; reason: string }

/** `replayed`: the key was already posted with the same input, and this is the stored result. */
export type PostSuccess = { ok: true; replayed: boolean; transferId: bigint; entries: readonly PostedEntry[] }

export type PostResult = PostSuccess | PostFailure
