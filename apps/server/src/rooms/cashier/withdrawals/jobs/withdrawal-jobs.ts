import type { Job } from '../../../../platform/jobs/job.ts'
import { advanceWithdrawal } from './advance-withdrawal.ts'
import { recoverWithdrawals } from './recover-withdrawals.ts'
import { reviewWithdrawal } from './review-withdrawal.ts'
import { withdrawalReviewDeadline } from './withdrawal-review-deadline.ts'

export const withdrawalJobs: readonly Job[] = [
  reviewWithdrawal,
  withdrawalReviewDeadline,
  advanceWithdrawal,
  recoverWithdrawals,
]
