import type { AppContext } from '../../context/app-context.ts'
import type { Trx } from '../../database/database.ts'
import { withPlatformTables } from '../../database/platform-tables.ts'
import type { OperatorAction } from '../action.ts'
import { formatAuditJson } from './format-audit-json.ts'

export interface AuditEntry {
  readonly operator: string
  readonly action: OperatorAction
  readonly input: unknown
  readonly reason: string
  readonly result: object
}

/** Appends a record of who did what and why; personal fields are recorded as given, without their values. */
export async function recordAudit(ctx: AppContext, trx: Trx, act: AuditEntry): Promise<void> {
  const { action, input } = act
  await withPlatformTables(trx)
    .insertInto('operator_audit')
    .values({
      at: ctx.clock.now(),
      operator: act.operator,
      action: action.name,
      subject: action.subject(input),
      reason: act.reason.slice(0, 500),
      input: formatAuditJson(input, action.secrets),
      result: formatAuditJson(act.result, action.secrets),
    })
    .execute()
}
