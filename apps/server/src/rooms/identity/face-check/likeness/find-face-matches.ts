import { setImmediate } from 'node:timers/promises'
import { readIdentityRules } from '../../identity-rules.ts'
import type { FaceMatch, IdentityContext, IdentityDb } from '../../tables.ts'
import { compareLikenesses, type FaceLikeness } from './face-likeness.ts'
import { likenessContext } from './likeness-queries.ts'

const FACES_A_BATCH = 500
/** The most similar ones are named. */
const MOST_NAMED = 5

export interface FaceSearch {
  readonly playerId: bigint
  readonly likeness: FaceLikeness
  /** Faces up to this one were compared before, and what was found among them. */
  readonly after: SearchedFaces
}

export interface SearchedFaces {
  readonly lastId: bigint
  readonly matches: readonly FaceMatch[]
}

export const NO_FACES: SearchedFaces = { lastId: 0n, matches: [] }

/**
 * Compares a face with those of all other players, in batches: others are decrypted one by one, and nothing but the ids
 * and similarities of those at or above `face_duplicate` leaves this function.
 */
export async function findFaceMatches(
  ctx: IdentityContext,
  db: IdentityDb,
  { playerId, likeness, after }: FaceSearch,
): Promise<SearchedFaces> {
  const { face_duplicate: least } = await readIdentityRules(db)
  const now = ctx.clock.now()
  const best = new Map(after.matches.map(({ player_id, similarity }) => [player_id, similarity]))
  let { lastId } = after
  for (;;) {
    const faces = await db
      .selectFrom('face_likenesses')
      .select(['likeness_id', 'player_id', 'attempt_id', 'likeness_sealed'])
      .where('likeness_id', '>', lastId)
      .where('player_id', '<>', playerId)
      .where((eb) => eb.or([eb('kept_until', 'is', null), eb('kept_until', '>', now)]))
      .orderBy('likeness_id')
      .limit(FACES_A_BATCH)
      .execute()
    for (const face of faces) {
      const plain = ctx.encryptor.decrypt(face.likeness_sealed, likenessContext(face.attempt_id))
      const similarity = compareLikenesses(likeness, Int8Array.from(plain))
      const id = face.player_id.toString()
      if (similarity >= least) best.set(id, Math.max(best.get(id) ?? 0, similarity))
      lastId = face.likeness_id
    }
    if (faces.length < FACES_A_BATCH) break
    await setImmediate()
  }
  const matches = [...best]
    .map(([player_id, similarity]) => ({ player_id, similarity: Math.round(similarity * 1000) / 1000 }))
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, MOST_NAMED)
  return { lastId, matches }
}
