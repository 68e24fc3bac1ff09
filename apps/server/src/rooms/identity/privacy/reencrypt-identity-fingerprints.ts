import { findPlayerKey } from '../../../platform/encryption/player-keys.ts'
import {
  nextBatchStart,
  type Reencryption,
  type ReencryptionContext,
} from '../../../platform/encryption/reencryption.ts'
import { decryptCitizenNumber, decryptFields, fingerprintIdentity } from '../attempts/attempt-encryption.ts'
import type { AttemptRow } from '../attempts/attempt-queries.ts'
import { withIdentityTables } from '../tables.ts'

const ATTEMPTS_A_BATCH = 200

/**
 * Recomputes the fingerprints of confirmed identities under the first data key, where the player’s key still decrypts
 * them.
 */
export const reencryptIdentityFingerprints: Reencryption = {
  name: 'identity_attempts fingerprints',
  async batch(context, after) {
    const attempts = await withIdentityTables(context.db)
      .selectFrom('identity_attempts')
      .selectAll()
      .where('number_fingerprint', 'is not', null)
      .where('attempt_id', '>', BigInt(after ?? 0))
      .orderBy('attempt_id')
      .limit(ATTEMPTS_A_BATCH)
      .execute()
    const results = { changed: 0, same: 0, kept: 0 }
    for (const attempt of attempts) results[await refresh(context, attempt)] += 1
    const next = nextBatchStart(attempts, ATTEMPTS_A_BATCH, ({ attempt_id }) => attempt_id.toString())
    return { seen: attempts.length, changed: results.changed, kept: results.kept, next }
  },
}

async function refresh(
  { db, encryptor }: ReencryptionContext,
  attempt: AttemptRow,
): Promise<'changed' | 'same' | 'kept'> {
  const key = await findPlayerKey({ encryptor }, db, attempt.player_id)
  const fields = key && decryptFields(key.encryptor, attempt)
  if (key === null || fields === null) return 'kept'
  const citizen = decryptCitizenNumber(key.encryptor, attempt)
  const { kept } = fingerprintIdentity(encryptor, attempt, fields, citizen)
  // Attempts from before the ID number was stored, whose photos are gone: the old fingerprint stays.
  const isLost = citizen === null && attempt.citizen_fingerprint !== null
  const fresh = isLost ? { ...kept, citizen_fingerprint: attempt.citizen_fingerprint } : kept
  const isSame = (['number_fingerprint', 'citizen_fingerprint', 'person_fingerprint'] as const).every(
    (name) => fresh[name]?.equals(attempt[name] ?? Buffer.alloc(0)) ?? attempt[name] === null,
  )
  if (!isSame)
    await withIdentityTables(db)
      .updateTable('identity_attempts')
      .set(fresh)
      .where('attempt_id', '=', attempt.attempt_id)
      .where('fields_sealed', '=', attempt.fields_sealed)
      .execute()
  if (isLost) return 'kept'
  return isSame ? 'same' : 'changed'
}
