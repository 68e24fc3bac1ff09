import type { IdentityDb } from '../tables.ts'

/**
 * §8: 10076 another player is verified with one of these numbers, 10077 another player's attempt with one is under
 * review; else null. A passport also counts as its holder's national ID number.
 */
export async function findNumberConflict(
  db: IdentityDb,
  playerId: bigint,
  fingerprints: readonly Buffer[],
): Promise<10076 | 10077 | null> {
  const others = await db
    .selectFrom('identity_attempts')
    .select('status')
    .where((eb) =>
      eb.or([eb('number_fingerprint', 'in', fingerprints), eb('citizen_fingerprint', 'in', fingerprints)]),
    )
    .where('status', 'in', ['verified', 'review'])
    .where('player_id', '<>', playerId)
    .execute()
  if (others.length === 0) return null
  return others.some(({ status }) => status === 'verified') ? 10076 : 10077
}
