import type { Trx } from '../../../core/transact.ts'
import { releaseFiles } from '../privacy/release-files.ts'
import type { AttemptRow } from './attempt-queries.ts'

/** A draft that is begun anew, deleted or over: nothing of it is kept. */
export async function giveUpDraft(trx: Trx, draft: AttemptRow, now: Date): Promise<void> {
  await releaseFiles(trx, draft, now)
  await trx
    .updateTable('face_checks')
    .set({ is_open: false, likenesses_sealed: null, scores: '[]' })
    .where('attempt_id', '=', draft.attempt_id)
    .execute()
  await trx.deleteFrom('identity_attempts').where('attempt_id', '=', draft.attempt_id).execute()
}
