import { REAL_NAME_STATUSES } from '@gamehall/contract/account'
import { ensurePlayerKey } from '../../../platform/encryption/player-keys.ts'
import { logSecurityEvent } from '../../../platform/telemetry/security-log.ts'
import { HOUR_MS } from '../../../platform/time/durations.ts'
import {
  decryptCitizenNumber,
  decryptFields,
  decryptReading,
  fingerprintIdentity,
} from '../attempts/attempt-encryption.ts'
import { type AttemptRow, transitionAttempt } from '../attempts/attempt-queries.ts'
import { findNumberConflict } from '../attempts/find-number-conflict.ts'
import { lockIdNumbers } from '../attempts/identity-locks.ts'
import { closeFaceChecks } from '../face-check/face-check-queries.ts'
import type { FaceLikeness } from '../face-check/likeness/face-likeness.ts'
import { findFaceMatches, type SearchedFaces } from '../face-check/likeness/find-face-matches.ts'
import { findOtherNumbers } from '../face-check/likeness/find-other-numbers.ts'
import {
  insertLikeness,
  lockLikenesses,
  type RegisteredFace,
} from '../face-check/likeness/likeness-queries.ts'
import { mayDecideAutomatically, readIdentityRules } from '../identity-rules.ts'
import { logIdentityAccess } from '../privacy/log-access.ts'
import { writeRealNameStatus } from '../real-name/real-name.ts'
import type { AttemptScores, IdentityContext, IdentityTrx, ShownScores } from '../tables.ts'
import { decideAttempt } from './decide-attempt.ts'
import { findDuplicatePersonReasons } from './find-duplicate-person-reasons.ts'
import { findFilmDoubts } from './find-film-doubts.ts'
import { findReviewReasons } from './find-review-reasons.ts'
import { notifyIdentityChanged } from './notify-player.ts'
import { poolFilmScores } from './pool-film-scores.ts'

/** Whose face it is, as far as the server can tell. */
export interface SubmittedFace {
  /** Similarity to the portrait on the document, 0 to 1. */
  readonly match: number | null
  readonly likeness: FaceLikeness | null
  /** What was found among other players' faces before the transaction began. */
  readonly searched: SearchedFaces
}

/**
 * §4: submits a complete draft. Decides at once when the number belongs to another player, or when nothing needs a review and an operator
 * allows it; otherwise it goes to manual review within 48 hours (§9). False when the draft has no confirmed data.
 */
export async function submitAttempt(
  ctx: IdentityContext,
  trx: IdentityTrx,
  draft: AttemptRow,
  shown: readonly ShownScores[],
  face: SubmittedFace,
): Promise<boolean> {
  const { attempt_id: attemptId, player_id: playerId } = draft
  const { encryptor } = await ensurePlayerKey(ctx, trx, playerId)
  const fields = decryptFields(encryptor, draft)
  if (fields === null) return false
  const now = ctx.clock.now()
  const { numbers, registered, persons } = fingerprintIdentity(
    ctx.encryptor,
    draft,
    fields,
    decryptCitizenNumber(encryptor, draft),
  )
  const scores: AttemptScores = {
    faceMatch: face.match,
    ...poolFilmScores(shown),
    doubts: findFilmDoubts(shown),
    ...(await registerFace(ctx, trx, { attempt: draft, registered }, face)),
  }
  const submitted = { submitted_at: now, scores: JSON.stringify(scores) }
  await closeFaceChecks(trx, playerId)
  await logIdentityAccess(trx, { player_id: playerId, at: now, who: 'self', what: 'handed_in' })
  await lockIdNumbers(trx, numbers)
  if ((await findNumberConflict(trx, playerId, numbers)) !== null) {
    const failed = { status: 'failed', reasons: ['number_used'], note: null } as const
    return decideAttempt(ctx, trx, draft, { ...failed, by: 'hall', submitted })
  }
  const rules = await readIdentityRules(trx)
  const doubts = [
    ...findReviewReasons({ rules, reading: decryptReading(encryptor, draft), fields, scores }),
    ...(await findDuplicatePersonReasons(trx, draft, persons)),
  ]
  if (mayDecideAutomatically(rules) && doubts.length === 0)
    return decideAttempt(ctx, trx, draft, { status: 'verified', by: 'hall', submitted })
  const until = new Date(now.getTime() + rules.review_hours * HOUR_MS)
  const moved = await transitionAttempt(trx, attemptId, 'review', { ...submitted, review_until: until })
  if (moved === undefined) return false
  await writeRealNameStatus(trx, playerId, REAL_NAME_STATUSES.underReview)
  await notifyIdentityChanged(ctx, trx, playerId)
  return true
}

/**
 * The other players with this face, and the player’s own earlier attempts with another number; face and numbers are compared with later
 * ones from now on.
 */
async function registerFace(
  ctx: IdentityContext,
  trx: IdentityTrx,
  own: Omit<RegisteredFace, 'likeness'>,
  { likeness, searched }: SubmittedFace,
): Promise<Pick<AttemptScores, 'faceMatches' | 'otherNumbers'>> {
  if (likeness === null) return { faceMatches: [], otherNumbers: [] }
  const { player_id: playerId } = own.attempt
  await lockLikenesses(trx)
  const { matches } = await findFaceMatches(ctx, trx, { playerId, likeness, after: searched })
  const face = { ...own, likeness }
  const otherNumbers = await findOtherNumbers(ctx, trx, face)
  await insertLikeness(ctx, trx, face)
  if (matches.length > 0)
    logSecurityEvent(ctx, { event: 'face.duplicate', matches: matches.length, playerId })
  if (otherNumbers.length > 0)
    logSecurityEvent(ctx, { event: 'identity.other_number', attempts: otherNumbers.length, playerId })
  return { faceMatches: matches, otherNumbers }
}
