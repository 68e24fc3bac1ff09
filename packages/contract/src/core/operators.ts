import { z } from 'zod'
import { defineOperatorAction, defineOperatorRead } from './operator-call.ts'
import { rowNumber, twdInput } from './operator-fields.ts'
import { operatorName, operatorPassword } from './operator-login.ts'
import { PERMISSIONS } from './permissions.ts'
import { instantText, moneyText } from './primitives.ts'

const approvalTarget = z.object({ approval_id: rowNumber })
const approvalOutput = z.object({ approval_id: z.string(), action: z.string(), subject: z.string() })
const operatorOutput = z.object({ name: z.string(), permissions: z.array(z.string()) })

export const approveRequest = defineOperatorAction({
  name: 'approve-request',
  room: 'operators',
  summary: 'Approve another operator’s request; it is performed at once',
  permission: 'approvals.read',
  fourEyes: { rule: 'none', why: 'is itself the second operator’s confirmation' },
  input: approvalTarget,
  // The action's own record holds it, without personal data.
  output: approvalOutput.extend({
    /** The output of the action. */ result: z.record(z.string(), z.unknown()),
  }),
  secrets: ['result'],
})

export const createOperator = defineOperatorAction({
  name: 'create-operator',
  room: 'operators',
  summary: 'Create an operator with an initial password and permissions',
  permission: 'operators.manage',
  fourEyes: { rule: 'always' },
  input: z.object({
    name: operatorName,
    password: operatorPassword,
    permissions: z.array(z.enum(PERMISSIONS)).min(1),
  }),
  output: operatorOutput,
  secrets: ['password'],
})

export const listApprovals = defineOperatorRead({
  name: 'list-approvals',
  room: 'operators',
  summary: 'List requests waiting for a second operator',
  permission: 'approvals.read',
  isQueue: true,
  input: z.object({}),
  output: z.object({
    list: z.array(
      approvalOutput.extend({
        /** Without personal data. */
        input: z.unknown(),
        requested_by: z.string(),
        reason: z.string(),
        requested_at: instantText,
        expires_at: instantText,
        /** Whether the caller may approve it. */
        may_approve: z.boolean(),
      }),
    ),
  }),
})

export const rejectRequest = defineOperatorAction({
  name: 'reject-request',
  room: 'operators',
  summary: 'Reject another operator’s request',
  permission: 'approvals.read',
  fourEyes: { rule: 'none', why: 'a rejection changes nothing' },
  input: approvalTarget,
  output: approvalOutput.extend({ requested_by: z.string() }),
})

export const resetOperatorAccess = defineOperatorAction({
  name: 'reset-operator-access',
  room: 'operators',
  summary: 'Reset an operator’s password and remove the second factor',
  permission: 'operators.manage',
  fourEyes: { rule: 'always' },
  input: z.object({ name: operatorName, password: operatorPassword }),
  output: z.object({ name: z.string() }),
  secrets: ['password'],
})

export const setFourEyesLimits = defineOperatorAction({
  name: 'set-four-eyes-limits',
  room: 'operators',
  summary: 'Set the amounts from which a second operator is required, in TWD',
  permission: 'operators.manage',
  fourEyes: { rule: 'always' },
  input: z.object({ act: twdInput.optional(), operator_day: twdInput.optional() }),
  output: z.object({ act: moneyText, operator_day: moneyText }),
})

export const setOperatorPermissions = defineOperatorAction({
  name: 'set-operator-permissions',
  room: 'operators',
  summary: 'Set an operator’s permissions; an empty list disables the account',
  permission: 'operators.manage',
  fourEyes: { rule: 'always' },
  input: z.object({ name: operatorName, permissions: z.array(z.enum(PERMISSIONS)) }),
  output: operatorOutput,
})

export const withdrawApproval = defineOperatorAction({
  name: 'withdraw-approval',
  room: 'operators',
  summary: 'Cancel your own request for a second operator',
  permission: 'approvals.read',
  fourEyes: { rule: 'none', why: 'cancels the operator’s own request' },
  input: approvalTarget,
  output: approvalOutput,
})
