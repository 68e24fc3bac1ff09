import { operatorCalls } from '@gamehall/contract/operator'
import { succeed } from '../../context/outcome.ts'
import { implementAction, runAction } from '../action.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { confirmApproval, decryptApprovalInput } from '../four-eyes/approval-requests.ts'
import { formatApprovalSubject, lockApproval } from './approval-target.ts'

/**
 * Approves another operator's request and performs it with the stored input. 404: no such request. 10040: it is closed, or
 * what it changes has changed since. 403: without the action's own permission, the caller's own request, or one of a tied
 * operator. The action's own refusals leave the request open.
 */
export const approveRequest = implementAction(operatorCalls.approveRequest, {
  subject: formatApprovalSubject,
  async run(ctx, trx, { approval_id }, by, reason, scope) {
    const locked = await lockApproval(ctx, trx, approval_id, by, scope.actions)
    if (!locked.ok) return locked
    const { row, action } = locked.data
    const input = decryptApprovalInput(ctx, row, action)
    if (!input.ok) return input
    const confirmed = await confirmApproval(ctx, trx, row, { action, input: input.data, by })
    if (!confirmed.ok) return confirmed
    const outcome = await runAction(action, ctx, trx, input.data, confirmed.data, reason, scope)
    if (!outcome.ok) return outcome
    const result = { ...outcome.data, requested_by: row.requested_by }
    await recordAudit(ctx, trx, { operator: by.name, action, input: input.data, reason, result })
    return succeed({ approval_id: approval_id.toString(), action: action.name, subject: row.subject, result })
  },
})
