import { sql } from 'kysely'
import type { Trx } from '../../core/transact.ts'

/** Of several calls about one player's identity only one at a time changes anything, until its transaction ends. */
export const lockIdentity = (trx: Trx, playerId: bigint): Promise<void> => lock(trx, `identity/${playerId}`)

/** Of several attempts with one number only one at a time is handed in. Taken after the player's own lock, in one order. */
export async function lockNumbers(trx: Trx, fingerprints: readonly Buffer[]): Promise<void> {
  for (const name of fingerprints.map((fingerprint) => fingerprint.toString('hex')).toSorted())
    await lock(trx, `identity-number/${name}`)
}

/** Of several asks of one kind by a player only one at a time is counted. */
export const lockAsks = (trx: Trx, playerId: bigint, kind: string): Promise<void> =>
  lock(trx, `identity-asks/${kind}/${playerId}`)

async function lock(trx: Trx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}
