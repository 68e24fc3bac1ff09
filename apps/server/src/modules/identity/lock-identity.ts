import { takeTurn } from '../../core/take-turn.ts'
import type { Trx } from '../../core/transact.ts'

/** Of several calls about one player's identity only one at a time changes anything, until its transaction ends. */
export const lockIdentity = (trx: Trx, playerId: bigint): Promise<void> =>
  takeTurn(trx, `identity/${playerId}`)

/** Of several attempts with one number only one at a time is handed in. Taken after the player's own lock, in one order. */
export async function lockNumbers(trx: Trx, fingerprints: readonly Buffer[]): Promise<void> {
  for (const name of fingerprints.map((fingerprint) => fingerprint.toString('hex')).toSorted())
    await takeTurn(trx, `identity-number/${name}`)
}

/** Of several asks of one kind by a player only one at a time is counted. */
export const lockAsks = (trx: Trx, playerId: bigint, kind: string): Promise<void> =>
  takeTurn(trx, `identity-asks/${kind}/${playerId}`)
