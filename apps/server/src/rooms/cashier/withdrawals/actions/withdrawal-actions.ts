import type { OperatorAction } from '../../../../platform/operator/action.ts'
import { approveWithdrawal } from './approve-withdrawal.ts'
import { listWithdrawalsWaiting } from './list-withdrawals-waiting.ts'
import { rejectWithdrawal } from './reject-withdrawal.ts'
import { retryWithdrawalPayout } from './retry-withdrawal-payout.ts'
import { setWithdrawalChannel } from './set-withdrawal-channel.ts'
import { setWithdrawalChannelVendor } from './set-withdrawal-channel-vendor.ts'
import { setWithdrawalLimits } from './set-withdrawal-limits.ts'
import { setWithdrawalRules } from './set-withdrawal-rules.ts'
import { settleWithdrawal } from './settle-withdrawal.ts'

/** Operator actions on withdrawals. */
export const withdrawalActions: readonly OperatorAction[] = [
  listWithdrawalsWaiting,
  approveWithdrawal,
  rejectWithdrawal,
  retryWithdrawalPayout,
  settleWithdrawal,
  setWithdrawalChannel,
  setWithdrawalChannelVendor,
  setWithdrawalLimits,
  setWithdrawalRules,
]
