import type { Hall } from '../core/hall.ts'
import type { Trx } from '../core/transact.ts'
import type { OperatorAction } from './action.ts'
import { auditJson } from './audit-json.ts'

export interface AuditedAct {
  readonly operator: string
  readonly action: OperatorAction
  readonly input: unknown
  readonly reason: string
  readonly result: object
}

/** Appends a record of who did what and why; personal fields are recorded as given, without their values. */
export async function recordAudit(hall: Hall, trx: Trx, act: AuditedAct): Promise<void> {
  const { action, input } = act
  await trx
    .insertInto('operator_audit')
    .values({
      at: hall.clock.now(),
      operator: act.operator,
      action: action.name,
      subject: action.subject(input),
      reason: act.reason.slice(0, 500),
      input: auditJson(input, action.secrets),
      result: auditJson(act.result, action.secrets),
    })
    .execute()
}
