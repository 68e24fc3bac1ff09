import type { AppContext } from '../../context/app-context.ts'
import { type Outcome, refuse, succeed } from '../../context/outcome.ts'
import type { Trx } from '../../database/database.ts'
import { withPlatformTables } from '../../database/platform-tables.ts'
import type { ActingOperator, OperatorAction } from '../action.ts'
import type { ApprovalRow } from '../four-eyes/approval-requests.ts'

export const formatApprovalSubject = (input: { readonly approval_id: bigint }): string =>
  `approval ${input.approval_id}`

export interface OpenApproval {
  readonly row: ApprovalRow
  readonly action: OperatorAction
}

/** Locks an open request and finds its action. 404: no such request. 10040: it is closed. 403: without the action's own permission. */
export async function lockApproval(
  ctx: AppContext,
  trx: Trx,
  approvalId: bigint,
  by: ActingOperator,
  actions: readonly OperatorAction[],
): Promise<Outcome<OpenApproval, 403 | 404 | 10040>> {
  const row = await withPlatformTables(trx)
    .selectFrom('operator_approvals')
    .selectAll()
    .where('approval_id', '=', approvalId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return refuse(404)
  const action = actions.find(({ name }) => name === row.action)
  if (action === undefined) return refuse(404)
  if (!by.permissions.includes(action.permission)) return refuse(403)
  if (row.closed_at !== null || row.expires_at <= ctx.clock.now()) return refuse(10040)
  return succeed({ row, action })
}
