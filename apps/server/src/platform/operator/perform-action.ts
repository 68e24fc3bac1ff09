import { bumpCacheVersion } from '../cache/cache-version.ts'
import type { AppContext } from '../context/app-context.ts'
import { type Outcome, refuse, refuseField } from '../context/outcome.ts'
import { withPlatformTables } from '../database/platform-tables.ts'
import { transact } from '../database/transact.ts'
import { parseInput } from '../http/parse-request.ts'
import { logSecurityEvent } from '../telemetry/security-log.ts'
import type { OperatorAction, OperatorIdentity } from './action.ts'
import { recordAudit } from './audit/record-audit.ts'
import { performWithFourEyes } from './four-eyes/perform-with-four-eyes.ts'

export interface ActionRequest {
  readonly action: string
  readonly input: unknown
  readonly reason: string
}

/**
 * Performs an operator's action or read: permission, input, four-eyes rule, handler, output and audit record, all in one
 * transaction. Reads are recorded only where the contract says so.
 * 404 unknown action, 403 without its permission or as a second operator who is not independent, 400 bad input, or no reason
 * for what is recorded; else the action's own refusals. A 403 goes into the security log.
 */
export async function performAction(
  ctx: AppContext,
  actions: readonly OperatorAction[],
  by: OperatorIdentity,
  request: ActionRequest,
): Promise<Outcome<object>> {
  const action = actions.find(({ name }) => name === request.action)
  if (action === undefined) return refuse(404)
  const outcome = await performAsOne(ctx, actions, by, action, request)
  if (!outcome.ok && outcome.code === 403)
    logSecurityEvent(ctx, {
      event: 'operator.refused',
      action: action.name,
      refusal: 403,
      operator: by.name,
    })
  return outcome
}

async function performAsOne(
  ctx: AppContext,
  actions: readonly OperatorAction[],
  by: OperatorIdentity,
  action: OperatorAction,
  request: ActionRequest,
): Promise<Outcome<object>> {
  if (!by.permissions.includes(action.permission)) return refuse(403)
  const reason = request.reason.trim()
  if (reason === '' && action.isRecorded) return refuseField('reason', 'required')
  const input = parseInput(action.input, request.input)
  if (!input.ok) return input

  const afterwards: (() => void)[] = []
  const done = await transact(withPlatformTables(ctx.db), async (trx) => {
    const attempt = { action, raw: request.input, input: input.data, by, reason }
    const scope = { actions, afterCommit: (work: () => void) => void afterwards.push(work) }
    const outcome = await performWithFourEyes(ctx, trx, attempt, scope)
    if (outcome.ok && action.isRecorded) {
      const result = outcome.data
      await recordAudit(ctx, trx, { operator: by.name, action, input: input.data, reason, result })
    }
    return outcome
  })
  if (done.ok) for (const work of afterwards) work()
  if (action.kind === 'action') bumpCacheVersion(ctx)
  return done
}
