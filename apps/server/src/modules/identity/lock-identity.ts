import { takeTurn } from '../../core/take-turn.ts'
import type { Trx } from '../../core/transact.ts'

/** Serializes changes to one player’s identity until the transaction ends. */
export const lockIdentity = (trx: Trx, playerId: bigint): Promise<void> =>
  takeTurn(trx, `identity/${playerId}`)

/**
 * Serializes submissions that share an ID number. Take it after the player’s own lock; numbers are locked in sorted
 * order, which prevents deadlocks.
 */
export async function lockNumbers(trx: Trx, fingerprints: readonly Buffer[]): Promise<void> {
  for (const name of fingerprints.map((fingerprint) => fingerprint.toString('hex')).toSorted())
    await takeTurn(trx, `identity-number/${name}`)
}

/** Serializes a player’s rate-limited requests of one kind. */
export const lockAsks = (trx: Trx, playerId: bigint, kind: string): Promise<void> =>
  takeTurn(trx, `identity-asks/${kind}/${playerId}`)
