import { z } from 'zod'
import { defineJobKind } from '../../../../platform/jobs/job-kind.ts'

const orderPayload = z.object({ order_no: z.string() })

/** Approves an order without review flags. */
export const reviewWithdrawalJob = defineJobKind({ name: 'review-withdrawal', payload: orderPayload })

/** §4 status 9: times out an order that was not reviewed in time and releases its amount. */
export const withdrawalReviewDeadlineJob = defineJobKind({
  name: 'withdrawal-review-deadline',
  payload: orderPayload,
})

/** Advances a payout to its next state. */
export const advanceWithdrawalJob = defineJobKind({ name: 'drive-withdrawal', payload: orderPayload })
