import { identityReason } from '@gamehall/contract/identity'
import { z } from 'zod'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'
import { findAttempt } from '../../attempts/attempt-queries.ts'
import { refuseDecided } from '../../attempts/attempt-refusals.ts'
import { lockIdentity } from '../../attempts/identity-locks.ts'
import { decideAttempt } from '../decide-attempt.ts'
import { attemptSubject, attemptTarget } from './attempt-target.ts'

const NOTE_MAX_LENGTH = 200

/**
 * Rejects an attempt under review; the player sees the reasons and the note. 404 no such attempt, 10040 no longer under
 * review.
 */
export const rejectIdentity = defineAction({
  name: 'reject-identity',
  permission: 'identity.review',
  summary: 'Reject a real-name verification under review; the player sees the reasons and the note',
  input: attemptTarget.extend({
    reasons: z.array(identityReason).min(1),
    note: z.string().trim().min(1).max(NOTE_MAX_LENGTH).nullable().default(null),
  }),
  fourEyes: singleOperator('a rejection grants nothing'),
  subject: attemptSubject,
  async run(ctx, trx, { attempt_id: attemptId, reasons, note }) {
    const found = await findAttempt(trx, attemptId)
    if (found === undefined) return refuse(404)
    await lockIdentity(trx, found.player_id)
    const attempt = await findAttempt(trx, attemptId)
    if (attempt?.status !== 'review') return refuseDecided()
    const decision = { status: 'failed', reasons: [...new Set(reasons)], note, by: 'operator' } as const
    await decideAttempt(ctx, trx, attempt, decision)
    return succeed({ attempt_id: attemptId.toString(), player_id: attempt.player_id.toString() })
  },
})
