import { acquireAdvisoryLock } from '../../../platform/database/acquire-advisory-lock.ts'
import type { IdentityTrx } from '../tables.ts'

/** Serializes changes to one player’s identity until the transaction ends. */
export const lockIdentity = (trx: IdentityTrx, playerId: bigint): Promise<void> =>
  acquireAdvisoryLock(trx, `identity/${playerId}`)

/**
 * Serializes submissions that share an ID number. Take it after the player’s own lock; numbers are locked in sorted
 * order, which prevents deadlocks.
 */
export async function lockIdNumbers(trx: IdentityTrx, fingerprints: readonly Buffer[]): Promise<void> {
  for (const name of fingerprints.map((fingerprint) => fingerprint.toString('hex')).toSorted())
    await acquireAdvisoryLock(trx, `identity-number/${name}`)
}

/** Serializes a player’s rate-limited requests of one kind. */
export const lockIdentityRateLimit = (trx: IdentityTrx, playerId: bigint, kind: string): Promise<void> =>
  acquireAdvisoryLock(trx, `identity-asks/${kind}/${playerId}`)
