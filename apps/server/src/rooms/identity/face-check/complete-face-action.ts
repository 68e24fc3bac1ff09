import { type Outcome, refuseField, succeed } from '../../../platform/context/outcome.ts'
import { claimUpload } from '../../site/index.ts'
import type { IdentityContext, IdentityTrx, ShownScores } from '../tables.ts'
import { advanceFaceCheck, type FaceCheckRow, insertUsedFrames } from './face-check-queries.ts'

export interface VerifiedFaceAction {
  readonly check: FaceCheckRow
  /** SHA-256 of every frame, in order. */
  readonly hashes: readonly Buffer[]
  /** Upload ids of the first and last frame. */
  readonly kept: readonly [string, string]
  /** Encrypted embeddings of the neutral frames so far. */
  readonly likenesses: Buffer
  readonly scores: ShownScores
}

/**
 * Completes one step of a face check and marks its frames as used. Returns the scores of all steps. 400 another request
 * was faster, or a frame was used before.
 */
export async function completeFaceAction(
  ctx: IdentityContext,
  trx: IdentityTrx,
  { check, hashes, kept, likenesses, scores }: VerifiedFaceAction,
): Promise<Outcome<ShownScores[], 400>> {
  const all = await advanceFaceCheck(trx, { check, likenesses, scores })
  if (all === null) return refuseField('nonce', 'face_expired')
  const frames = hashes.map((frame_hash, index) => ({
    frame_hash,
    check_id: check.check_id,
    step: check.shown,
    upload_id: index === 0 ? kept[0] : index === hashes.length - 1 ? kept[1] : null,
  }))
  if (!(await insertUsedFrames(trx, frames))) return refuseField('frames', 'face_still')
  for (const uploadId of kept) {
    const taken = await claimUpload(ctx, trx, check.player_id, uploadId, 'face_frame')
    if (taken !== 'taken') throw new Error('a frame that was just kept is gone')
  }
  return succeed(all)
}
