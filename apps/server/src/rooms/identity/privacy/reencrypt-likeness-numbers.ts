import { findPlayerKey } from '../../../platform/encryption/player-keys.ts'
import {
  nextBatchStart,
  type Reencryption,
  type ReencryptionContext,
} from '../../../platform/encryption/reencryption.ts'
import { decryptCitizenNumber, decryptFields, fingerprintIdentity } from '../attempts/attempt-encryption.ts'
import { findAttempt } from '../attempts/attempt-queries.ts'
import { withIdentityTables } from '../tables.ts'

const FACES_A_BATCH = 200

interface KeptFace {
  readonly likeness_id: bigint
  readonly attempt_id: bigint
}

/**
 * Recomputes the fingerprints of the numbers that are kept with likenesses under the first data key, where the player’s key still
 * decrypts the numbers. Those of an attempt that its player deleted stay under their key until the likeness is deleted.
 */
export const reencryptLikenessNumbers: Reencryption = {
  name: 'face_likeness_numbers fingerprints',
  async batch(context, after) {
    const faces = await withIdentityTables(context.db)
      .selectFrom('face_likenesses')
      .select(['likeness_id', 'attempt_id'])
      .where('likeness_id', '>', BigInt(after ?? 0))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('face_likeness_numbers')
            .select('register')
            .whereRef('face_likeness_numbers.likeness_id', '=', 'face_likenesses.likeness_id')
            .where('key_version', '<>', context.encryptor.keyVersion),
        ),
      )
      .orderBy('likeness_id')
      .limit(FACES_A_BATCH)
      .execute()
    const results = { changed: 0, kept: 0 }
    for (const face of faces) results[await refresh(context, face)] += 1
    const next = nextBatchStart(faces, FACES_A_BATCH, ({ likeness_id }) => likeness_id.toString())
    return { seen: faces.length, ...results, next }
  },
}

async function refresh({ db, encryptor }: ReencryptionContext, face: KeptFace): Promise<'changed' | 'kept'> {
  const attempt = await findAttempt(withIdentityTables(db), face.attempt_id)
  if (attempt === undefined) return 'kept'
  const key = await findPlayerKey({ encryptor }, db, attempt.player_id)
  const fields = key && decryptFields(key.encryptor, attempt)
  if (key === null || fields === null) return 'kept'
  const { registered } = fingerprintIdentity(
    encryptor,
    attempt,
    fields,
    decryptCitizenNumber(key.encryptor, attempt),
  )
  for (const { register, fingerprints } of registered) {
    const [current] = fingerprints
    if (current === undefined) continue
    await withIdentityTables(db)
      .updateTable('face_likeness_numbers')
      .set({ number_fingerprint: current, key_version: encryptor.keyVersion })
      .where('likeness_id', '=', face.likeness_id)
      .where('register', '=', register)
      .execute()
  }
  return 'changed'
}
