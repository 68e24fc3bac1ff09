import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { findAttempt } from '../../attempts/attempt-queries.ts'
import { refuseDecided } from '../../attempts/attempt-refusals.ts'
import { lockIdentity } from '../../attempts/identity-locks.ts'
import type { IdentityContext, IdentityTrx } from '../../tables.ts'
import { decideAttempt } from '../decide-attempt.ts'
import { attemptSubject } from './attempt-target.ts'

/** Approves an attempt under review. 404 no such attempt, 10040 no longer under review. */
export const approveIdentity = implementAction(operatorCalls.approveIdentity, {
  subject: attemptSubject,
  async run(ctx: IdentityContext, trx: IdentityTrx, { attempt_id: attemptId }) {
    const found = await findAttempt(trx, attemptId)
    if (found === undefined) return refuse(404)
    await lockIdentity(trx, found.player_id)
    const attempt = await findAttempt(trx, attemptId)
    if (attempt?.status !== 'review') return refuseDecided()
    await decideAttempt(ctx, trx, attempt, { status: 'verified', by: 'operator' })
    return succeed({ attempt_id: attemptId.toString(), player_id: attempt.player_id.toString() })
  },
})
