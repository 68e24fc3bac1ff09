/**
 * Notifies every node which players have new pushes. The pushes are in the outbox; the transaction that writes them
 * (`sendPush`) names the player, and listeners are called after its commit.
 */
export interface PushFanOut {
  /** `null`: notifications may have been lost, so any player may have new pushes. */
  subscribe(listener: (playerId: bigint | null) => void): void
  /** Called on a broadcast, or when a notification of one may have been lost. */
  subscribeToBroadcasts(listener: () => void): void
  close(): Promise<void>
}
