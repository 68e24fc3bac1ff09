/** Tells every node that a player has something to read. Carries no content: that is in the outbox. */
export interface PushFanOut {
  publish(playerId: bigint): Promise<void>
  subscribe(listener: (playerId: bigint) => void): void
  close(): Promise<void>
}
