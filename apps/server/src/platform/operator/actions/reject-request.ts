import { operatorCalls } from '@gamehall/contract/operator'
import { succeed } from '../../context/outcome.ts'
import { withPlatformTables } from '../../database/platform-tables.ts'
import { implementAction } from '../action.ts'
import { formatApprovalSubject, lockApproval } from './approval-target.ts'

/** Rejects an open request for a second operator. 404: no such request. 10040: it is closed. 403: without the action's own permission. */
export const rejectRequest = implementAction(operatorCalls.rejectRequest, {
  subject: formatApprovalSubject,
  async run(ctx, trx, { approval_id }, by, reason, { actions }) {
    const locked = await lockApproval(ctx, trx, approval_id, by, actions)
    if (!locked.ok) return locked
    const { action, subject, requested_by } = locked.data.row
    await withPlatformTables(trx)
      .updateTable('operator_approvals')
      .set({
        closed_at: ctx.clock.now(),
        outcome: 'rejected',
        closed_by: by.name,
        close_reason: reason.slice(0, 500),
      })
      .where('approval_id', '=', approval_id)
      .execute()
    return succeed({ approval_id: approval_id.toString(), action, subject, requested_by })
  },
})
