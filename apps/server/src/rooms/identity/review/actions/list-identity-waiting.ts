import { z } from 'zod'
import { succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'
import { HOUR_MS } from '../../../../platform/time/durations.ts'
import { findAttemptsUnderReview } from '../../attempts/attempt-queries.ts'

/**
 * Lists attempts under review, oldest first, with the hours left. Contains no personal data; `view-identity` shows one
 * attempt.
 */
export const listIdentityWaiting = defineAction({
  name: 'list-identity-waiting',
  permission: 'identity.review',
  summary: 'List the real-name verifications under review',
  input: z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
  fourEyes: singleOperator('reads only'),
  subject: () => 'identity attempts waiting',
  async run(ctx, trx, { limit }) {
    const now = ctx.clock.now().getTime()
    const attempts = await findAttemptsUnderReview(trx, limit)
    return succeed({
      list: attempts.map((attempt) => ({
        attempt_id: attempt.attempt_id.toString(),
        player_id: attempt.player_id.toString(),
        document_type: attempt.document_type,
        issue_country: attempt.issue_country,
        submitted_at: attempt.submitted_at,
        review_until: attempt.review_until,
        hours_left: Math.floor(((attempt.review_until?.getTime() ?? now) - now) / HOUR_MS),
        scores: attempt.scores,
      })),
    })
  },
})
