import type { OperatorAction } from '../../../operator/action.ts'
import { approveWithdrawal } from './actions/approve-withdrawal.ts'
import { listWithdrawalsWaiting } from './actions/list-withdrawals-waiting.ts'
import { rejectWithdrawal } from './actions/reject-withdrawal.ts'
import { retryWithdrawalPayout } from './actions/retry-withdrawal-payout.ts'
import { setWithdrawalChannel } from './actions/set-withdrawal-channel.ts'
import { setWithdrawalLimits } from './actions/set-withdrawal-limits.ts'
import { setWithdrawalRules } from './actions/set-withdrawal-rules.ts'
import { settleWithdrawal } from './actions/settle-withdrawal.ts'

/** Operator actions on withdrawals. */
export const withdrawalActions: readonly OperatorAction[] = [
  listWithdrawalsWaiting,
  approveWithdrawal,
  rejectWithdrawal,
  retryWithdrawalPayout,
  settleWithdrawal,
  setWithdrawalChannel,
  setWithdrawalLimits,
  setWithdrawalRules,
]
