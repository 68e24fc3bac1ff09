import { defineJob } from '../../../../platform/jobs/job.ts'
import { withCashierTables } from '../../tables.ts'
import { advancePayout } from '../payout/advance-payout.ts'
import { advanceWithdrawalJob } from './job-definitions.ts'

export const advanceWithdrawal = defineJob({
  ...advanceWithdrawalJob,
  run: (ctx, { order_no }) => advancePayout(withCashierTables(ctx), order_no),
})
