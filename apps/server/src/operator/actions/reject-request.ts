import { succeed } from '../../core/outcome.ts'
import { defineAction } from '../action.ts'
import { oneOperator } from '../four-eyes/rule.ts'
import { approvalSubject, approvalTarget, lockApproval } from './approval-target.ts'

/** Rejects an open request for a second operator. 404: no such request. 10040: it is closed. 403: without the action's own permission. */
export const rejectRequest = defineAction({
  name: 'reject-request',
  permission: 'approvals.read',
  summary: 'Reject another operator’s request',
  input: approvalTarget,
  fourEyes: oneOperator('a rejection changes nothing'),
  subject: approvalSubject,
  async run(hall, trx, { approval_id }, by, reason, { actions }) {
    const locked = await lockApproval(hall, trx, approval_id, by, actions)
    if (!locked.ok) return locked
    const { action, subject, requested_by } = locked.data.row
    await trx
      .updateTable('operator_approvals')
      .set({
        closed_at: hall.clock.now(),
        outcome: 'rejected',
        closed_by: by.name,
        close_reason: reason.slice(0, 500),
      })
      .where('approval_id', '=', approval_id)
      .execute()
    return succeed({ approval_id: approval_id.toString(), action, subject, requested_by })
  },
})
