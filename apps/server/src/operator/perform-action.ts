import { markChange } from '../core/change-mark.ts'
import type { Hall } from '../core/hall.ts'
import { type Outcome, refuse, refuseField, succeed } from '../core/outcome.ts'
import { type Trx, transact } from '../core/transact.ts'
import type { OperatorAction, OperatorIdentity } from './action.ts'
import { auditJson } from './audit-json.ts'
import { askSecondOperator } from './second-operator.ts'

export interface ActionRequest {
  readonly action: string
  readonly input: unknown
  readonly reason: string
}

/**
 * Performs an operator's action and records it, in one transaction. One that takes two operators answers
 * `waiting_for_second_operator` at first, and is performed when another operator asks for the very same.
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

  const done = await transact(hall.db, async (trx) => {
    const outcome = await perform(hall, trx, { action, input: input.data, by, reason })
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
        result: auditJson(outcome.data, action.secrets),
      })
      .execute()
    return outcome
  })
  markChange(hall)
  return done
}

interface Attempt {
  readonly action: OperatorAction
  readonly input: unknown
  readonly by: OperatorIdentity
  readonly reason: string
}

async function perform(hall: Hall, trx: Trx, attempt: Attempt): Promise<Outcome<object>> {
  const { action, input, by, reason } = attempt
  if ((await action.needsSecond?.(hall, trx, input)) !== true) return action.run(hall, trx, input, by, reason)
  const second = await askSecondOperator(hall, trx, attempt)
  if (second.kind === 'waiting') {
    return succeed({
      status: 'waiting_for_second_operator',
      approval_id: second.approvalId.toString(),
      requested_by: second.requestedBy,
      expires_at: second.expiresAt.toISOString(),
    })
  }
  const outcome = await action.run(hall, trx, input, by, reason)
  return outcome.ok ? succeed({ ...outcome.data, requested_by: second.requestedBy }) : outcome
}
