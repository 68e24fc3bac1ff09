import { acquireAdvisoryLock } from '../../../../platform/database/acquire-advisory-lock.ts'
import type { RegisteredFingerprints } from '../../attempts/attempt-encryption.ts'
import type { IdentityContext, IdentityTrx } from '../../tables.ts'
import type { FaceLikeness } from './face-likeness.ts'

export const likenessContext = (attemptId: bigint) => `face-likeness/${attemptId}`

/** Submissions compare and add faces one after the other: of two players with one face at once, the second is found. */
export const lockLikenesses = (trx: IdentityTrx): Promise<void> => acquireAdvisoryLock(trx, 'face-likenesses')

/** The face of an attempt and the numbers under which it was submitted. */
export interface RegisteredFace {
  readonly attempt: { readonly attempt_id: bigint; readonly player_id: bigint }
  readonly likeness: FaceLikeness
  readonly registered: readonly RegisteredFingerprints[]
}

/**
 * Adds the face of an attempt, encrypted with the data key, and the fingerprints of its numbers. Their retention begins with the
 * decision.
 */
export async function insertLikeness(
  ctx: IdentityContext,
  trx: IdentityTrx,
  { attempt, likeness, registered }: RegisteredFace,
): Promise<void> {
  const plain = Buffer.from(likeness.buffer, likeness.byteOffset, likeness.byteLength)
  const added = await trx
    .insertInto('face_likenesses')
    .values({
      player_id: attempt.player_id,
      attempt_id: attempt.attempt_id,
      likeness_sealed: ctx.encryptor.encrypt(plain, likenessContext(attempt.attempt_id)),
    })
    .onConflict((conflict) => conflict.column('attempt_id').doNothing())
    .returning('likeness_id')
    .executeTakeFirst()
  const numbers = registered.flatMap(({ register, fingerprints: [current] }) =>
    current === undefined ? [] : [{ register, number_fingerprint: current }],
  )
  if (added === undefined || numbers.length === 0) return
  const { keyVersion: key_version } = ctx.encryptor
  await trx
    .insertInto('face_likeness_numbers')
    .values(numbers.map((number) => ({ ...number, ...added, key_version })))
    .execute()
}

/** Null: while the verification is valid. */
export async function keepLikenessUntil(
  trx: IdentityTrx,
  attemptId: bigint,
  keptUntil: Date | null,
): Promise<void> {
  await trx
    .updateTable('face_likenesses')
    .set({ kept_until: keptUntil })
    .where('attempt_id', '=', attemptId)
    .execute()
}

/** Deletes the faces and numbers of all of a player's attempts. */
export async function deleteLikenesses(trx: IdentityTrx, playerId: bigint): Promise<void> {
  await trx.deleteFrom('face_likenesses').where('player_id', '=', playerId).execute()
}
