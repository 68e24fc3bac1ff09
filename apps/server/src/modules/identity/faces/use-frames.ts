import type { Hall } from '../../../core/hall.ts'
import { type Outcome, refuseField, succeed } from '../../../core/outcome.ts'
import type { Trx } from '../../../core/transact.ts'
import { takeUpload } from '../../site/index.ts'
import type { ActionScores } from '../liveness/index.ts'
import { type FaceCheckRow, insertFrames, recordStep } from './face-check-queries.ts'

export interface ShownAction {
  readonly check: FaceCheckRow
  /** Of every frame, in their order. */
  readonly hashes: readonly Buffer[]
  /** The files of the first and the last frame. */
  readonly kept: readonly [string, string]
  /** Of the calm looks so far, sealed. */
  readonly likenesses: Buffer
  readonly scores: ActionScores
}

/**
 * Takes a try one action further, and uses its frames up. Answers the scores of all its actions. 400 when another request
 * was faster, or a frame has served meanwhile.
 */
export async function useFrames(
  hall: Hall,
  trx: Trx,
  { check, hashes, kept, likenesses, scores }: ShownAction,
): Promise<Outcome<ActionScores[], 400>> {
  const all = await recordStep(trx, { check, likenesses, scores })
  if (all === null) return refuseField('nonce', 'face_expired')
  const frames = hashes.map((frame_hash, index) => ({
    frame_hash,
    check_id: check.check_id,
    step: check.shown,
    upload_id: index === 0 ? kept[0] : index === hashes.length - 1 ? kept[1] : null,
  }))
  if (!(await insertFrames(trx, frames))) return refuseField('frames', 'face_still')
  for (const uploadId of kept) {
    const taken = await takeUpload(hall, trx, check.player_id, uploadId, 'face_frame')
    if (taken !== 'taken') throw new Error('a frame that was just kept is gone')
  }
  return succeed(all)
}
