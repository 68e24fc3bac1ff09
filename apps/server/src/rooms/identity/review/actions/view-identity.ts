import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { findPlayerKey } from '../../../../platform/encryption/player-keys.ts'
import { implementRead } from '../../../../platform/operator/action.ts'
import { signFileUrl } from '../../../site/index.ts'
import {
  decryptCitizenNumber,
  decryptFields,
  decryptReading,
  fingerprintIdentity,
} from '../../attempts/attempt-encryption.ts'
import { type AttemptRow, findAttempt } from '../../attempts/attempt-queries.ts'
import { readFaceCheckEvidence } from '../../face-check/face-check-queries.ts'
import { readIdentityRules } from '../../identity-rules.ts'
import { logIdentityAccess } from '../../privacy/log-access.ts'
import type { IdentityContext, IdentityTrx } from '../../tables.ts'
import { findDuplicatePersonReasons } from '../find-duplicate-person-reasons.ts'
import { findReviewReasons } from '../find-review-reasons.ts'
import { attemptSubject } from './attempt-target.ts'

/**
 * Shows one attempt: confirmed data beside the reading, checks, scores, review reasons, and links to photos and frames
 * that work for a minute. Every access is logged and visible to the player. 404 not found, or a draft.
 */
export const viewIdentity = implementRead(operatorCalls.viewIdentity, {
  subject: attemptSubject,
  async run(ctx: IdentityContext, trx: IdentityTrx, { attempt_id: attemptId }) {
    const attempt = await findAttempt(trx, attemptId)
    if (attempt === undefined || attempt.status === 'draft' || attempt.status === 'erased') return refuse(404)
    const { player_id: playerId } = attempt
    await logIdentityAccess(trx, {
      player_id: playerId,
      at: ctx.clock.now(),
      who: 'operator',
      what: 'looked_at',
    })
    const { frames, scores } = await readFaceCheckEvidence(trx, attemptId)
    return succeed({
      attempt_id: attemptId.toString(),
      player_id: playerId.toString(),
      status: attempt.status,
      document_type: attempt.document_type,
      issue_country: attempt.issue_country,
      submitted_at: attempt.submitted_at?.toISOString() ?? null,
      review_until: attempt.review_until?.toISOString() ?? null,
      decided_at: attempt.decided_at?.toISOString() ?? null,
      reasons: attempt.reasons,
      note: attempt.note,
      ...(await openData(ctx, trx, attempt)),
      scores: attempt.scores,
      action_scores: scores,
      front_url: lookAt(ctx, attempt.front_upload_id),
      reverse_url: lookAt(ctx, attempt.reverse_upload_id),
      frames: frames.map(({ action, upload_id }) => ({ action, url: signFileUrl(ctx, upload_id) })),
    })
  },
})

const lookAt = (ctx: IdentityContext, uploadId: string | null) =>
  uploadId === null ? null : signFileUrl(ctx, uploadId)

async function openData(ctx: IdentityContext, trx: IdentityTrx, attempt: AttemptRow) {
  const key = await findPlayerKey(ctx, trx, attempt.player_id)
  if (key === null) return { fields: null, reading: null, doubts: [] }
  const fields = decryptFields(key.encryptor, attempt)
  const reading = decryptReading(key.encryptor, attempt)
  const { scores } = attempt
  const rules = await readIdentityRules(trx)
  const doubts =
    fields === null || scores === null
      ? []
      : [
          ...findReviewReasons({ rules, reading, fields, scores }),
          ...(await findDuplicatePersonReasons(
            trx,
            attempt,
            fingerprintIdentity(ctx.encryptor, attempt, fields, decryptCitizenNumber(key.encryptor, attempt))
              .persons,
          )),
        ]
  return { fields, reading, doubts }
}
