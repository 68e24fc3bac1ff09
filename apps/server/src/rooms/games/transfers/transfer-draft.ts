import type { Minor } from '@gamehall/money'

/** The input of a transfer to open. */
export interface TransferDraft {
  readonly playerId: bigint
  readonly apiKey: string
  readonly direction: 'in' | 'out'
  /** In TWD cents; null for the player’s whole balance at the platform (`out` only). */
  readonly amountMinor: Minor | null
  readonly idempotencyKey: string
}
