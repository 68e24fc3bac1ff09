/**
 * Hears, on every node, which players have something to read. What there is to read is in the outbox; a player is named in
 * the transaction that writes there (`sendPush`), and heard of once that is committed.
 */
export interface PushFanOut {
  /** `null`: word may have been lost meanwhile, so anybody may have something to read. */
  subscribe(listener: (playerId: bigint | null) => void): void
  /** Something was said to everybody, or word of it may have been lost. */
  subscribeToBroadcasts(listener: () => void): void
  close(): Promise<void>
}
