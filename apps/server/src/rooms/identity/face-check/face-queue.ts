import type { IdentityContext } from '../tables.ts'

/** Players with a running request, per face provider. */
const looking = new WeakMap<IdentityContext['providers']['face'], Set<bigint>>()

/**
 * Runs one face request per player at a time in each process, so that no player fills the process’s engine queue. Null when this
 * player already has one running here.
 */
export async function runExclusively<T>(
  ctx: IdentityContext,
  playerId: bigint,
  look: () => Promise<T>,
): Promise<T | null> {
  const { face } = ctx.providers
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
