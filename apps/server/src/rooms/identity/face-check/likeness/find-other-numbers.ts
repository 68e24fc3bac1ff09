import type { IdentityContext, IdentityDb, OtherNumber } from '../../tables.ts'
import { compareLikenesses } from './face-likeness.ts'
import { likenessContext, type RegisteredFace } from './likeness-queries.ts'

/** Newest earlier attempts that are named. */
const MOST_NAMED = 5

/**
 * The player’s own earlier attempts, newest first, that were submitted with another number of a register of which this one has a number:
 * one person has one number in each. Their faces may be alike or not; either is for a person. Documents of different registers, such as
 * an ID card and a passport, do not contradict each other.
 */
export async function findOtherNumbers(
  ctx: IdentityContext,
  db: IdentityDb,
  { attempt, likeness, registered }: RegisteredFace,
): Promise<readonly OtherNumber[]> {
  const earlier = await db
    .selectFrom('face_likenesses')
    .innerJoin('face_likeness_numbers', 'face_likeness_numbers.likeness_id', 'face_likenesses.likeness_id')
    .select(['attempt_id', 'likeness_sealed', 'register', 'number_fingerprint'])
    .where('player_id', '=', attempt.player_id)
    .where('attempt_id', '<>', attempt.attempt_id)
    .where((eb) => eb.or([eb('kept_until', 'is', null), eb('kept_until', '>', ctx.clock.now())]))
    .orderBy('face_likenesses.likeness_id', 'desc')
    .execute()
  const other = earlier.filter((number) =>
    registered.some(
      ({ register, fingerprints }) =>
        register === number.register && !fingerprints.some((one) => one.equals(number.number_fingerprint)),
    ),
  )
  const faces = new Map(other.map(({ attempt_id, likeness_sealed }) => [attempt_id, likeness_sealed]))
  return [...faces].slice(0, MOST_NAMED).map(([attemptId, sealed]) => {
    const plain = ctx.encryptor.decrypt(sealed, likenessContext(attemptId))
    const similarity = compareLikenesses(likeness, Int8Array.from(plain))
    return { attempt_id: attemptId.toString(), similarity: Math.round(similarity * 1000) / 1000 }
  })
}
