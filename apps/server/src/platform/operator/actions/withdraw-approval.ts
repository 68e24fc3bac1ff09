import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../context/outcome.ts'
import { withPlatformTables } from '../../database/platform-tables.ts'
import { implementAction } from '../action.ts'
import { formatApprovalSubject, lockApproval } from './approval-target.ts'

/** Cancels the caller's own request. 404: no such request. 10040: it is closed. 403: another operator's (see `reject-request`). */
export const withdrawApproval = implementAction(operatorCalls.withdrawApproval, {
  subject: formatApprovalSubject,
  async run(ctx, trx, { approval_id }, by, _reason, { actions }) {
    const locked = await lockApproval(ctx, trx, approval_id, by, actions)
    if (!locked.ok) return locked
    const { action, subject, requested_by } = locked.data.row
    if (requested_by !== by.name) return refuse(403)
    await withPlatformTables(trx)
      .updateTable('operator_approvals')
      .set({ closed_at: ctx.clock.now(), outcome: 'withdrawn', closed_by: by.name })
      .where('approval_id', '=', approval_id)
      .execute()
    return succeed({ approval_id: approval_id.toString(), action, subject, requested_by })
  },
})
