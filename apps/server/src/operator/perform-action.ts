import { markChange } from '../core/change-mark.ts'
import type { Hall } from '../core/hall.ts'
import { type Outcome, refuse, refuseField } from '../core/outcome.ts'
import { logSecurityEvent } from '../core/security-log.ts'
import { transact } from '../core/transact.ts'
import type { OperatorAction, OperatorIdentity } from './action.ts'
import { performWithFourEyes } from './four-eyes/perform-with-four-eyes.ts'
import { recordAudit } from './record-audit.ts'

export interface ActionRequest {
  readonly action: string
  readonly input: unknown
  readonly reason: string
}

/**
 * Performs an operator's action and records it, in one transaction, under the action's four-eyes rule.
 * 404 unknown action, 403 without its permission or as a second operator who is not independent, 400 bad input or no
 * reason; else the action's own refusals. A 403 goes into the security log.
 */
export async function performAction(
  hall: Hall,
  actions: readonly OperatorAction[],
  by: OperatorIdentity,
  request: ActionRequest,
): Promise<Outcome<object>> {
  const action = actions.find(({ name }) => name === request.action)
  if (action === undefined) return refuse(404)
  const outcome = await performAsOne(hall, actions, by, action, request)
  if (!outcome.ok && outcome.code === 403)
    logSecurityEvent(hall, {
      event: 'operator.refused',
      action: action.name,
      refusal: 403,
      operator: by.name,
    })
  return outcome
}

async function performAsOne(
  hall: Hall,
  actions: readonly OperatorAction[],
  by: OperatorIdentity,
  action: OperatorAction,
  request: ActionRequest,
): Promise<Outcome<object>> {
  if (!by.permissions.includes(action.permission)) return refuse(403)
  const reason = request.reason.trim()
  if (reason === '') return refuseField('reason', 'required')
  const input = action.input.safeParse(request.input)
  if (!input.success) return refuseField(String(input.error.issues[0]?.path[0] ?? 'input'), 'invalid')

  const afterwards: (() => void)[] = []
  const done = await transact(hall.db, async (trx) => {
    const attempt = { action, raw: request.input, input: input.data, by, reason }
    const scope = { actions, afterCommit: (work: () => void) => void afterwards.push(work) }
    const outcome = await performWithFourEyes(hall, trx, attempt, scope)
    if (outcome.ok) {
      const result = outcome.data
      await recordAudit(hall, trx, { operator: by.name, action, input: input.data, reason, result })
    }
    return outcome
  })
  if (done.ok) for (const work of afterwards) work()
  markChange(hall)
  return done
}
