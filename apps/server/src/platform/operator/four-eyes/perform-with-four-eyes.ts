import { sql } from 'kysely'
import type { AppContext } from '../../context/app-context.ts'
import { type Outcome, succeed } from '../../context/outcome.ts'
import type { Trx } from '../../database/database.ts'
import { type ActionScope, runAction } from '../action.ts'
import {
  type ActionAttempt,
  type ApprovalRow,
  confirmApproval,
  createApproval,
  lockOpenApproval,
} from './approval-requests.ts'
import type { FourEyesStake } from './four-eyes-stake.ts'
import { listConfirmers } from './list-confirmers.ts'
import { exceedsSingleOperatorLimits, recordSingleOperatorAmount } from './single-operator-limits.ts'

/** Added to the result of an action that one operator performed because there is no second one. Sandbox mode only. */
const NOBODY_ELSE = 'sandbox mode: no second operator exists, so one was enough'

/**
 * Performs an action under its four-eyes rule (decision 0080): at once where one operator is enough; else the first call
 * creates a request (`waiting_for_second_operator`), and the same call by another operator, or `approve-request`, performs it.
 * What would be refused is refused before a request is created.
 */
export async function performWithFourEyes(
  ctx: AppContext,
  trx: Trx,
  attempt: ActionAttempt,
  scope: ActionScope,
): Promise<Outcome<object>> {
  const { action, input, by, reason } = attempt
  const { isTwo, stake } = await evaluateRule(ctx, trx, attempt)
  if (!isTwo) {
    const outcome = await runAction(action, ctx, trx, input, by, reason, scope)
    if (outcome.ok && stake !== null) await recordSingleOperatorAmount(ctx, trx, by.name, action.name, stake)
    return outcome
  }
  const open = await lockOpenApproval(ctx, trx, attempt)
  if (open === undefined) return requestOrPerformAlone(ctx, trx, attempt, scope)
  if (open.requested_by === by.name) return describeRequest(ctx, trx, attempt, open)
  const confirmed = await confirmApproval(ctx, trx, open, attempt)
  if (!confirmed.ok) return confirmed
  const outcome = await runAction(action, ctx, trx, input, confirmed.data, reason, scope)
  return outcome.ok ? succeed({ ...outcome.data, requested_by: open.requested_by }) : outcome
}

async function evaluateRule(
  ctx: AppContext,
  trx: Trx,
  { action, input, by }: ActionAttempt,
): Promise<{ readonly isTwo: boolean; readonly stake: FourEyesStake | null }> {
  switch (action.fourEyes.rule) {
    case 'none':
      return { isTwo: false, stake: null }
    case 'always':
      return { isTwo: true, stake: null }
    case 'when':
      return { isTwo: (await action.applies?.(ctx, trx, input)) ?? true, stake: null }
    case 'amount': {
      const stake = (await action.stake?.(ctx, trx, input)) ?? null
      return { isTwo: stake !== null && (await exceedsSingleOperatorLimits(ctx, trx, by.name, stake)), stake }
    }
  }
}

async function requestOrPerformAlone(
  ctx: AppContext,
  trx: Trx,
  attempt: ActionAttempt,
  scope: ActionScope,
): Promise<Outcome<object>> {
  const { action, input, by, reason } = attempt
  if (ctx.config.GAMEHALL_MODE === 'sandbox') {
    const confirmers = await listConfirmers(trx, by.name, action.permission, ctx.clock.now())
    if (confirmers.length === 0) {
      const outcome = await runAction(action, ctx, trx, input, by, reason, scope)
      return outcome.ok ? succeed({ ...outcome.data, four_eyes: NOBODY_ELSE }) : outcome
    }
  }
  const refusal = await dryRun(ctx, trx, attempt)
  if (refusal !== null) return refusal
  const asked = await createApproval(ctx, trx, attempt)
  return asked === undefined
    ? performWithFourEyes(ctx, trx, attempt, scope)
    : describeRequest(ctx, trx, attempt, asked)
}

/** Runs the action and rolls it back; returns its refusal, or null. */
async function dryRun(ctx: AppContext, trx: Trx, { action, input, by, reason }: ActionAttempt) {
  await sql`savepoint dry_run`.execute(trx)
  const outcome = await runAction(action, ctx, trx, input, by, reason, { actions: [], afterCommit: () => {} })
  await sql`rollback to savepoint dry_run`.execute(trx)
  return outcome.ok ? null : outcome
}

async function describeRequest(ctx: AppContext, trx: Trx, { action }: ActionAttempt, row: ApprovalRow) {
  return succeed({
    status: 'waiting_for_second_operator',
    approval_id: row.approval_id.toString(),
    requested_by: row.requested_by,
    expires_at: row.expires_at.toISOString(),
    can_be_confirmed_by: await listConfirmers(trx, row.requested_by, action.permission, ctx.clock.now()),
  })
}
