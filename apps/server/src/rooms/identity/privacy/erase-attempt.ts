import { type AttemptRow, transitionAttempt, updateAttempt } from '../attempts/attempt-queries.ts'
import { deleteFrameTimestamps } from '../face-check/frame-timestamps.ts'
import type { IdentityTrx } from '../tables.ts'
import { releaseAttemptFiles } from './release-attempt-files.ts'

/** Schedules the photos and frames of an attempt for deletion at `at`, and removes all data derived from them. */
async function erasePictures(trx: IdentityTrx, attempt: AttemptRow, at: Date): Promise<void> {
  await releaseAttemptFiles(trx, attempt, at)
  const checks = trx.selectFrom('face_checks').select('check_id').where('attempt_id', '=', attempt.attempt_id)
  await trx
    .updateTable('face_frames')
    .set({ upload_id: null })
    .where('check_id', 'in', checks)
    .where('upload_id', 'is not', null)
    .execute()
  const closed = await trx
    .updateTable('face_checks')
    .set({ attempt_id: null, is_open: false, likenesses_sealed: null, scores: '[]' })
    .where('attempt_id', '=', attempt.attempt_id)
    .returning('check_id')
    .execute()
  await deleteFrameTimestamps(
    trx,
    closed.map(({ check_id }) => check_id),
  )
}

const NO_PICTURES = {
  front_upload_id: null,
  reverse_upload_id: null,
  reading_sealed: null,
  scores: null,
  images_kept_until: null,
}
const NO_DATA = {
  fields_sealed: null,
  citizen_sealed: null,
  number_fingerprint: null,
  citizen_fingerprint: null,
  person_fingerprint: null,
}

/** Deletes a draft that is restarted, discarded or expired, with everything it holds. */
export async function deleteDraft(trx: IdentityTrx, draft: AttemptRow, now: Date): Promise<void> {
  await erasePictures(trx, draft, now)
  await trx.deleteFrom('identity_attempts').where('attempt_id', '=', draft.attempt_id).execute()
}

/** Deletes the images of a decided attempt. Confirmed data remains only for a verified one. */
export async function deleteAttemptImages(trx: IdentityTrx, attempt: AttemptRow, now: Date): Promise<void> {
  await erasePictures(trx, attempt, now)
  const rest = attempt.status === 'verified' ? {} : NO_DATA
  await updateAttempt(trx, attempt.attempt_id, { ...NO_PICTURES, ...rest })
}

/**
 * Erases a decided attempt; an empty row remains for the daily count, and its likeness until the retention that began with the
 * decision is over.
 */
export async function eraseAttempt(trx: IdentityTrx, attempt: AttemptRow, now: Date): Promise<void> {
  await erasePictures(trx, attempt, now)
  const nothing = { ...NO_PICTURES, ...NO_DATA, reasons: [], note: null }
  await transitionAttempt(trx, attempt.attempt_id, 'erased', nothing)
}
