/** Tells this process that sessions of a player have ended in it; those of other processes are found in the database. */
export interface SessionEnds {
  /** Sessions of the player have ended. */
  notify(playerId: bigint): void
  /** Returns what ends the subscription. */
  subscribe(listener: (playerId: bigint) => void): () => void
}

export function createSessionEnds(): SessionEnds {
  const listeners = new Set<(playerId: bigint) => void>()
  return {
    notify(playerId) {
      for (const listener of listeners) listener(playerId)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
