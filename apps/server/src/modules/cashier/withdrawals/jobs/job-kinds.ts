import { z } from 'zod'
import { defineJobKind } from '../../../../jobs/job.ts'

const orderPayload = z.object({ order_no: z.string() })

/** Lets an order through that nothing is odd about. */
export const reviewWithdrawalKind = defineJobKind({ name: 'review-withdrawal', payload: orderPayload })

/** §4 status 9: gives the money back when nobody has reviewed an order in time. */
export const withdrawalReviewDeadlineKind = defineJobKind({
  name: 'withdrawal-review-deadline',
  payload: orderPayload,
})

/** Takes a payout as far as it can go now. */
export const driveWithdrawalKind = defineJobKind({ name: 'drive-withdrawal', payload: orderPayload })
