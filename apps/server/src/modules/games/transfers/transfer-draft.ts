import type { Minor } from '@gamehall/money'

/** A transfer to be opened. */
export interface TransferDraft {
  readonly playerId: bigint
  readonly apiKey: string
  readonly direction: 'in' | 'out'
  /** Null: everything the player has there (out only). */
  readonly amountMinor: Minor | null
  readonly idempotencyKey: string
}
