import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { findAttempt } from '../../attempts/attempt-queries.ts'
import { refuseDecided } from '../../attempts/attempt-refusals.ts'
import { lockIdentity } from '../../attempts/identity-locks.ts'
import type { IdentityContext, IdentityTrx } from '../../tables.ts'
import { decideAttempt } from '../decide-attempt.ts'
import { attemptSubject } from './attempt-target.ts'

/**
 * Rejects an attempt under review; the player sees the reasons and the note. 404 no such attempt, 10040 no longer under
 * review.
 */
export const rejectIdentity = implementAction(operatorCalls.rejectIdentity, {
  subject: attemptSubject,
  async run(ctx: IdentityContext, trx: IdentityTrx, { attempt_id: attemptId, reasons, note }) {
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
