import type { OperatorAction } from './action.ts'
import { approveRequest } from './actions/approve-request.ts'
import { createOperator } from './actions/create-operator.ts'
import { listApprovals } from './actions/list-approvals.ts'
import { rejectRequest } from './actions/reject-request.ts'
import { resetOperatorAccess } from './actions/reset-operator-access.ts'
import { setFourEyesLimits } from './actions/set-four-eyes-limits.ts'
import { setOperatorPermissions } from './actions/set-operator-permissions.ts'
import { withdrawApproval } from './actions/withdraw-approval.ts'

/** Actions about operators and approvals; each room adds its own. */
export const operatorActions: readonly OperatorAction[] = [
  createOperator,
  setOperatorPermissions,
  resetOperatorAccess,
  setFourEyesLimits,
  listApprovals,
  approveRequest,
  rejectRequest,
  withdrawApproval,
]
