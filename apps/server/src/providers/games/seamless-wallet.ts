import type { Minor } from '@gamehall/money'

/** What a seamless provider asks of the hall (docs/protocols/seamless.md). */
export const SEAMLESS_OPERATIONS = [
  'authenticate',
  'balance',
  'bet',
  'win',
  'bet-win',
  'bet-wins',
  'rollback',
  'end-round',
] as const
export type SeamlessOperation = (typeof SEAMLESS_OPERATIONS)[number]

/** The round, game and player that a request concerns, in the provider's words. */
export interface SeamlessRound {
  /** The provider's id of this request's movement: the same one moves money once. */
  readonly transactionId: string
  readonly roundId: string
  readonly game: string
  readonly player: string
}

export interface SeamlessBet extends SeamlessRound {
  readonly token: string
  readonly amountMinor: Minor
  /** A free round that was granted: no money is taken. */
  readonly isFree: boolean
  readonly rewardId: string | null
}

export interface SeamlessSettlement {
  readonly winMinor: Minor
  readonly isRoundClosed: boolean
  /** The round's valid bet so far, for turnover; null: its stakes. */
  readonly validBetMinor: Minor | null
}

/** A bet and its win in one: both are moved, or neither. */
export interface SeamlessBetWin {
  readonly bet: SeamlessBet
  readonly settlement: SeamlessSettlement
}

export interface SeamlessWin extends SeamlessRound, SeamlessSettlement {
  /** The transaction id of the bet that won. */
  readonly referenceId: string
}

export interface SeamlessRollback extends SeamlessRound {
  readonly referenceId: string
}

export type SeamlessRequest =
  | { readonly operation: 'authenticate'; readonly token: string }
  | { readonly operation: 'balance'; readonly player: string }
  | { readonly operation: 'bet'; readonly bet: SeamlessBet }
  | { readonly operation: 'win'; readonly win: SeamlessWin }
  | ({ readonly operation: 'bet-win' } & SeamlessBetWin)
  /** Each is as a `bet-win` of its own; null: not a body of one. */
  | { readonly operation: 'bet-wins'; readonly bets: readonly (SeamlessBetWin | null)[] }
  | { readonly operation: 'rollback'; readonly rollback: SeamlessRollback }
  | { readonly operation: 'end-round'; readonly round: SeamlessRound; readonly validBetMinor: Minor | null }

/** Nothing was moved. UNKNOWN is for what the hall could not find out: the provider repeats a win, and rolls a bet back. */
export type SeamlessError =
  | 'BAD_SIGNATURE'
  | 'BAD_REQUEST'
  | 'INVALID_TOKEN'
  | 'PLAYER_DISABLED'
  | 'LIMIT_REACHED'
  | 'MAINTENANCE'
  | 'INSUFFICIENT'
  | 'DUPLICATE'
  | 'ROLLED_BACK'
  | 'ROUND_CLOSED'
  | 'DOES_NOT_EXIST'
  | 'UNKNOWN'

export type SeamlessAnswer =
  | {
      readonly ok: true
      readonly player: string
      /** The player's balance now. */
      readonly balanceMinor: Minor
    }
  | { readonly ok: false; readonly error: SeamlessError }

/** The answer to a request; to one with several bets, theirs in their order. */
export type SeamlessReply =
  | SeamlessAnswer
  | { readonly ok: true; readonly answers: readonly SeamlessAnswer[] }

/** An HTTP request as it arrived; the signature is over the raw body. */
export interface SeamlessDelivery {
  readonly operation: SeamlessOperation
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Buffer
}

export type SeamlessReading =
  | {
      readonly ok: true
      readonly request: SeamlessRequest
      /** Accepted once, so that a recorded delivery cannot be replayed. */
      readonly nonce: string
    }
  | { readonly ok: false; readonly error: 'BAD_SIGNATURE' | 'BAD_REQUEST'; readonly reason: string }
