import { releaseUpload } from '../../site/index.ts'
import type { AttemptRow } from '../attempts/attempt-queries.ts'
import type { IdentityTrx } from '../tables.ts'

/** Schedules the photos and frames of an attempt for deletion at `at`. */
export async function releaseAttemptFiles(
  trx: IdentityTrx,
  attempt: Pick<AttemptRow, 'attempt_id' | 'front_upload_id' | 'reverse_upload_id'>,
  at: Date,
): Promise<void> {
  const frames = await trx
    .selectFrom('face_frames')
    .innerJoin('face_checks', 'face_checks.check_id', 'face_frames.check_id')
    .select('face_frames.upload_id')
    .where('face_checks.attempt_id', '=', attempt.attempt_id)
    .execute()
  const ids = [
    attempt.front_upload_id,
    attempt.reverse_upload_id,
    ...frames.map(({ upload_id }) => upload_id),
  ].filter((id) => id !== null)
  for (const id of ids) await releaseUpload(trx, id, at)
}
