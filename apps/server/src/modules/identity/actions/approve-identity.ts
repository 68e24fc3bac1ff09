import { refuse, succeed } from '../../../core/outcome.ts'
import { defineAction } from '../../../operator/action.ts'
import { oneOperator } from '../../../operator/four-eyes/rule.ts'
import { findAttempt } from '../attempts/attempt-queries.ts'
import { refuseDecided } from '../attempts/refuse-standing.ts'
import { decideAttempt } from '../deciding/decide-attempt.ts'
import { lockIdentity } from '../lock-identity.ts'
import { attemptSubject, attemptTarget } from './attempt-target.ts'

/** Approves an attempt under review. 404 no such attempt, 10040 no longer under review. */
export const approveIdentity = defineAction({
  name: 'approve-identity',
  permission: 'identity.review',
  summary: 'Approve a real-name verification under review',
  input: attemptTarget,
  fourEyes: oneOperator('decides by the documents that stay on record'),
  subject: attemptSubject,
  async run(hall, trx, { attempt_id: attemptId }) {
    const found = await findAttempt(trx, attemptId)
    if (found === undefined) return refuse(404)
    await lockIdentity(trx, found.player_id)
    const attempt = await findAttempt(trx, attemptId)
    if (attempt?.status !== 'review') return refuseDecided()
    await decideAttempt(hall, trx, attempt, { status: 'verified', by: 'operator' })
    return succeed({ attempt_id: attemptId.toString(), player_id: attempt.player_id.toString() })
  },
})
