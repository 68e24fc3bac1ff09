/** Memory limits for files on their way to clients: in total and per owner. */
export interface DownloadLimits {
  readonly bytes: number
  readonly bytesPerPlayer: number
}

/** A player's share holds two films of the largest size, or a page of pictures on a connection each. */
const DEFAULT_LIMITS: DownloadLimits = { bytes: 160_000_000, bytesPerPlayer: 48_000_000 }

export interface DownloadBudget {
  /** Reserves memory for a file. Returns the function that releases it, once; null when a limit is reached. */
  reserve(playerId: bigint, bytes: number): (() => void) | null
}

/** Files are decrypted whole, and a client may read them slowly: without a limit, who asks often enough fills the memory. */
export function createDownloadBudget(limits: DownloadLimits = DEFAULT_LIMITS): DownloadBudget {
  const players = new Map<bigint, number>()
  let total = 0
  const add = (playerId: bigint, bytes: number) => {
    const own = (players.get(playerId) ?? 0) + bytes
    total += bytes
    if (own === 0) players.delete(playerId)
    else players.set(playerId, own)
  }
  return {
    reserve(playerId, bytes) {
      const own = (players.get(playerId) ?? 0) + bytes
      if (own > limits.bytesPerPlayer || total + bytes > limits.bytes) return null
      add(playerId, bytes)
      let isReserved = true
      return () => {
        if (!isReserved) return
        isReserved = false
        add(playerId, -bytes)
      }
    },
  }
}
