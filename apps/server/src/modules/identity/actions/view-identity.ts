import type { Hall } from '../../../core/hall.ts'
import { refuse, succeed } from '../../../core/outcome.ts'
import { findPlayerKey } from '../../../core/player-keys.ts'
import type { Trx } from '../../../core/transact.ts'
import { defineAction } from '../../../operator/action.ts'
import { oneOperator } from '../../../operator/four-eyes/rule.ts'
import { signLook } from '../../site/index.ts'
import { type AttemptRow, findAttempt } from '../attempts/attempt-queries.ts'
import { claimsOf, openCitizen, openFields, openReading } from '../attempts/attempt-secrets.ts'
import { doubtPerson } from '../deciding/doubt-person.ts'
import { findDoubts } from '../deciding/find-doubts.ts'
import { readShown } from '../faces/face-check-queries.ts'
import { readIdentityRules } from '../identity-rules.ts'
import { logAccess } from '../privacy/log-access.ts'
import { attemptSubject, attemptTarget } from './attempt-target.ts'

/**
 * Shows one attempt: confirmed data beside the reading, checks, scores, review reasons, and links to photos and frames
 * that work for a minute. Every access is logged and visible to the player. 404 not found, or a draft.
 */
export const viewIdentity = defineAction({
  name: 'view-identity',
  permission: 'identity.review',
  summary: 'View a real-name verification with its photos and frames',
  input: attemptTarget,
  secrets: ['fields', 'reading', 'front_url', 'reverse_url', 'frames'],
  fourEyes: oneOperator('reads only, and is recorded'),
  subject: attemptSubject,
  async run(hall, trx, { attempt_id: attemptId }) {
    const attempt = await findAttempt(trx, attemptId)
    if (attempt === undefined || attempt.status === 'draft' || attempt.status === 'erased') return refuse(404)
    const { player_id: playerId } = attempt
    await logAccess(trx, { player_id: playerId, at: hall.clock.now(), who: 'operator', what: 'looked_at' })
    const { frames, scores } = await readShown(trx, attemptId)
    return succeed({
      attempt_id: attemptId.toString(),
      player_id: playerId.toString(),
      status: attempt.status,
      document_type: attempt.document_type,
      issue_country: attempt.issue_country,
      submitted_at: attempt.submitted_at,
      review_until: attempt.review_until,
      decided_at: attempt.decided_at,
      reasons: attempt.reasons,
      note: attempt.note,
      ...(await openData(hall, trx, attempt)),
      scores: attempt.scores,
      action_scores: scores,
      front_url: lookAt(hall, attempt.front_upload_id),
      reverse_url: lookAt(hall, attempt.reverse_upload_id),
      frames: frames.map(({ action, upload_id }) => ({ action, url: signLook(hall, upload_id) })),
    })
  },
})

const lookAt = (hall: Hall, uploadId: string | null) => (uploadId === null ? null : signLook(hall, uploadId))

async function openData(hall: Hall, trx: Trx, attempt: AttemptRow) {
  const key = await findPlayerKey(hall, trx, attempt.player_id)
  if (key === null) return { fields: null, reading: null, doubts: [] }
  const fields = openFields(key.sealer, attempt)
  const reading = openReading(key.sealer, attempt)
  const { scores } = attempt
  const rules = await readIdentityRules(trx)
  const doubts =
    fields === null || scores === null
      ? []
      : [
          ...findDoubts({ rules, reading, fields, scores }),
          ...(await doubtPerson(
            trx,
            attempt,
            claimsOf(hall.sealer, attempt, fields, openCitizen(key.sealer, attempt)).persons,
          )),
        ]
  return { fields, reading, doubts }
}
