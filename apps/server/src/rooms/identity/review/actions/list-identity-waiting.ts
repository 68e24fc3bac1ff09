import { operatorCalls } from '@gamehall/contract/operator'
import { succeed } from '../../../../platform/context/outcome.ts'
import { implementRead } from '../../../../platform/operator/action.ts'
import { HOUR_MS } from '../../../../platform/time/durations.ts'
import { findAttemptsUnderReview } from '../../attempts/attempt-queries.ts'
import type { IdentityContext, IdentityTrx } from '../../tables.ts'

/**
 * Lists attempts under review, oldest first, with the hours left. Contains no personal data; `view-identity` shows one
 * attempt.
 */
export const listIdentityWaiting = implementRead(operatorCalls.listIdentityWaiting, {
  async run(ctx: IdentityContext, trx: IdentityTrx, { limit }) {
    const now = ctx.clock.now().getTime()
    const attempts = await findAttemptsUnderReview(trx, limit)
    return succeed({
      list: attempts.map((attempt) => ({
        attempt_id: attempt.attempt_id.toString(),
        player_id: attempt.player_id.toString(),
        document_type: attempt.document_type,
        issue_country: attempt.issue_country,
        submitted_at: attempt.submitted_at?.toISOString() ?? null,
        review_until: attempt.review_until?.toISOString() ?? null,
        hours_left: Math.floor(((attempt.review_until?.getTime() ?? now) - now) / HOUR_MS),
        scores: attempt.scores,
      })),
    })
  },
})
