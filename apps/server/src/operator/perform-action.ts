import type { Hall } from '../core/hall.ts'
import { type Outcome, refuse, refuseField } from '../core/outcome.ts'
import { transact } from '../core/transact.ts'
import type { OperatorAction, OperatorIdentity } from './action.ts'

export interface ActionRequest {
  readonly action: string
  readonly input: unknown
  readonly reason: string
}

/**
 * Performs an operator's action and records it, in one transaction.
 * 404 unknown action, 403 without its permission, 400 bad input or no reason; else the action's own refusals.
 */
export async function performAction(
  hall: Hall,
  actions: readonly OperatorAction[],
  by: OperatorIdentity,
  request: ActionRequest,
): Promise<Outcome<object>> {
  const action = actions.find(({ name }) => name === request.action)
  if (action === undefined) return refuse(404)
  if (!by.permissions.includes(action.permission)) return refuse(403)
  const reason = request.reason.trim()
  if (reason === '') return refuseField('reason', 'required')
  const input = action.input.safeParse(request.input)
  if (!input.success) return refuseField(String(input.error.issues[0]?.path[0] ?? 'input'), 'invalid')

  return transact(hall.db, async (trx) => {
    const outcome = await action.run(hall, trx, input.data, by, reason)
    if (!outcome.ok) return outcome
    await trx
      .insertInto('operator_audit')
      .values({
        at: hall.clock.now(),
        operator: by.name,
        action: action.name,
        subject: action.subject(input.data),
        reason: reason.slice(0, 500),
        input: auditJson(input.data, action.secrets),
        result: auditJson(outcome.data),
      })
      .execute()
    return outcome
  })
}

function auditJson(value: unknown, secrets: readonly string[] = []): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (secrets.includes(key)) return '(not recorded)'
    return typeof inner === 'bigint' ? inner.toString() : inner
  })
}
