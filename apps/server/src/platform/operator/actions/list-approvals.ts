import { operatorCalls } from '@gamehall/contract/operator'
import { succeed } from '../../context/outcome.ts'
import { withPlatformTables } from '../../database/platform-tables.ts'
import { implementRead } from '../action.ts'
import { areOperatorsTied, readOperatorTies } from '../four-eyes/operator-ties.ts'

const MOST = 200

/** Open requests for a second operator, oldest first, each with whether the caller may decide it. */
export const listApprovals = implementRead(operatorCalls.listApprovals, {
  async run(ctx, trx, _input, by, _reason, { actions }) {
    const now = ctx.clock.now()
    const rows = await withPlatformTables(trx)
      .selectFrom('operator_approvals')
      .selectAll()
      .where('closed_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('approval_id')
      .limit(MOST)
      .execute()
    const ties = await readOperatorTies(trx, now)
    const permissionOf = (name: string) => actions.find((action) => action.name === name)?.permission ?? ''
    return succeed({
      list: rows.map((row) => ({
        approval_id: row.approval_id.toString(),
        action: row.action,
        subject: row.subject,
        input: row.input,
        requested_by: row.requested_by,
        reason: row.reason,
        requested_at: row.requested_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
        may_approve:
          by.permissions.includes(permissionOf(row.action)) &&
          !areOperatorsTied(ties, row.requested_by, by.name, now),
      })),
    })
  },
})
