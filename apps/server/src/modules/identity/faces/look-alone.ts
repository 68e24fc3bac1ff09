import type { Hall } from '../../../core/hall.ts'

/** Whose frames are being looked at, by each hall's own reader. */
const looking = new WeakMap<Hall['providers']['face'], Set<bigint>>()

/**
 * Looks for one player at a time: the reader has one queue for everybody, and who sends many requests at once would fill it.
 * Null: one of this player's is still being looked at.
 */
export async function lookAlone<T>(hall: Hall, playerId: bigint, look: () => Promise<T>): Promise<T | null> {
  const { face } = hall.providers
  const busy = looking.get(face) ?? new Set<bigint>()
  looking.set(face, busy)
  if (busy.has(playerId)) return null
  busy.add(playerId)
  try {
    return await look()
  } finally {
    busy.delete(playerId)
  }
}
