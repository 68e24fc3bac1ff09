import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'
import { findAttempt } from '../../attempts/attempt-queries.ts'
import { refuseDecided } from '../../attempts/attempt-refusals.ts'
import { lockIdentity } from '../../attempts/identity-locks.ts'
import { decideAttempt } from '../decide-attempt.ts'
import { attemptSubject, attemptTarget } from './attempt-target.ts'

/** Approves an attempt under review. 404 no such attempt, 10040 no longer under review. */
export const approveIdentity = defineAction({
  name: 'approve-identity',
  permission: 'identity.review',
  summary: 'Approve a real-name verification under review',
  input: attemptTarget,
  fourEyes: singleOperator('decides by the documents that stay on record'),
  subject: attemptSubject,
  async run(ctx, trx, { attempt_id: attemptId }) {
    const found = await findAttempt(trx, attemptId)
    if (found === undefined) return refuse(404)
    await lockIdentity(trx, found.player_id)
    const attempt = await findAttempt(trx, attemptId)
    if (attempt?.status !== 'review') return refuseDecided()
    await decideAttempt(ctx, trx, attempt, { status: 'verified', by: 'operator' })
    return succeed({ attempt_id: attemptId.toString(), player_id: attempt.player_id.toString() })
  },
})
