import { type Outcome, refuseField, succeed } from '../../../platform/context/outcome.ts'
import { logSecurityEvent } from '../../../platform/telemetry/security-log.ts'
import { claimUpload } from '../../site/index.ts'
import type { IdentityContext, IdentityTrx, ShownScores } from '../tables.ts'
import { advanceFaceCheck, type FaceCheckRow, insertUsedFrames } from './face-check-queries.ts'
import type { FilmPrint } from './replay/film-print.ts'
import { findReplay, insertFilm, readFilmRetention } from './replay/find-replay.ts'

export interface VerifiedFaceAction {
  readonly check: FaceCheckRow
  /** SHA-256 of every frame, in order. */
  readonly hashes: readonly Buffer[]
  /** Upload ids of the first and last frame. */
  readonly kept: readonly [string, string]
  /** Encrypted embeddings of the neutral frames so far. */
  readonly likenesses: Buffer
  readonly scores: ShownScores
  /** Of the faces of the film, to find it again. */
  readonly film: FilmPrint
}

/**
 * Completes one step of a face check and marks its frames as used. Returns the scores of all steps. 400 another request
 * was faster, or a frame was used before, by its bytes or by what it shows.
 */
export async function completeFaceAction(
  ctx: IdentityContext,
  trx: IdentityTrx,
  { check, hashes, kept, likenesses, scores, film }: VerifiedFaceAction,
): Promise<Outcome<ShownScores[], 400>> {
  const replay = await findReplay(ctx, trx, { check, film })
  if (replay === 'same') {
    logSecurityEvent(ctx, { event: 'face.replayed', playerId: check.player_id })
    return refuseField('frames', 'face_still')
  }
  const seen = { ...scores, isReplay: replay === 'likely' }
  const all = await advanceFaceCheck(trx, { check, likenesses, scores: seen })
  if (all === null) return refuseField('nonce', 'face_expired')
  const keptUntil = await readFilmRetention(ctx, trx)
  const frames = hashes.map((frame_hash, index) => ({
    frame_hash,
    check_id: check.check_id,
    step: check.shown,
    upload_id: index === 0 ? kept[0] : index === hashes.length - 1 ? kept[1] : null,
    kept_until: keptUntil,
  }))
  if (!(await insertUsedFrames(trx, frames))) return refuseField('frames', 'face_still')
  await insertFilm(ctx, trx, { check, film }, keptUntil)
  for (const uploadId of kept) {
    const taken = await claimUpload(ctx, trx, check.player_id, uploadId, 'face_frame')
    if (taken !== 'taken') throw new Error('a frame that was just kept is gone')
  }
  return succeed(all)
}
