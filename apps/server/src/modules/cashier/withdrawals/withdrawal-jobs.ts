import type { Job } from '../../../jobs/job.ts'
import { driveWithdrawal } from './jobs/drive-withdrawal.ts'
import { reviewWithdrawal } from './jobs/review-withdrawal.ts'
import { sweepWithdrawals } from './jobs/sweep-withdrawals.ts'
import { withdrawalReviewDeadline } from './jobs/withdrawal-review-deadline.ts'

export const withdrawalJobs: readonly Job[] = [
  reviewWithdrawal,
  withdrawalReviewDeadline,
  driveWithdrawal,
  sweepWithdrawals,
]
