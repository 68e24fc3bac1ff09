import { defineJob } from '../../../../jobs/job.ts'
import { drivePayout } from '../payout/drive-payout.ts'
import { driveWithdrawalKind } from './job-kinds.ts'

export const driveWithdrawal = defineJob({
  ...driveWithdrawalKind,
  run: (hall, { order_no }) => drivePayout(hall, order_no),
})
