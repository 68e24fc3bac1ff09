import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'

/** §8: 10076 another player is verified by this number, 10077 another's attempt with it is under review; else null. */
export async function numberInUse(
  db: Kysely<Database>,
  playerId: bigint,
  fingerprint: Buffer,
): Promise<10076 | 10077 | null> {
  const other = await db
    .selectFrom('identity_attempts')
    .select('status')
    .where('number_fingerprint', '=', fingerprint)
    .where('status', 'in', ['verified', 'review'])
    .where('player_id', '<>', playerId)
    .executeTakeFirst()
  if (other === undefined) return null
  return other.status === 'verified' ? 10076 : 10077
}
