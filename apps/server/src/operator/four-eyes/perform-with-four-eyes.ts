import { sql } from 'kysely'
import type { Hall } from '../../core/hall.ts'
import { type Outcome, succeed } from '../../core/outcome.ts'
import type { Trx } from '../../core/transact.ts'
import type { ActionScope } from '../action.ts'
import { type ApprovalRow, type Attempt, confirmRequest, createRequest, lockOpenRequest } from './approval.ts'
import { listConfirmers } from './confirmers.ts'
import { isBeyondOne, recordDecidedAlone } from './decided-alone.ts'
import type { Stake } from './rule.ts'

/** Added to the result of an action that one operator performed because there is no second one. Sandbox mode only. */
const NOBODY_ELSE = 'sandbox mode: no second operator exists, so one was enough'

/**
 * Performs an action under its four-eyes rule (decision 0080): at once where one operator is enough; else the first call
 * creates a request (`waiting_for_second_operator`), and the same call by another operator, or `approve-request`, performs it.
 * What would be refused is refused before a request is created.
 */
export async function performWithFourEyes(
  hall: Hall,
  trx: Trx,
  attempt: Attempt,
  scope: ActionScope,
): Promise<Outcome<object>> {
  const { action, input, by, reason } = attempt
  const { isTwo, stake } = await evaluateRule(hall, trx, attempt)
  if (!isTwo) {
    const outcome = await action.run(hall, trx, input, by, reason, scope)
    if (outcome.ok && stake !== null) await recordDecidedAlone(hall, trx, by.name, action.name, stake)
    return outcome
  }
  const open = await lockOpenRequest(hall, trx, attempt)
  if (open === undefined) return requestOrPerformAlone(hall, trx, attempt, scope)
  if (open.requested_by === by.name) return describeRequest(hall, trx, attempt, open)
  const confirmed = await confirmRequest(hall, trx, open, attempt)
  if (!confirmed.ok) return confirmed
  const outcome = await action.run(hall, trx, input, confirmed.data, reason, scope)
  return outcome.ok ? succeed({ ...outcome.data, requested_by: open.requested_by }) : outcome
}

async function evaluateRule(
  hall: Hall,
  trx: Trx,
  { action, input, by }: Attempt,
): Promise<{ readonly isTwo: boolean; readonly stake: Stake | null }> {
  const { fourEyes } = action
  switch (fourEyes.rule) {
    case 'none':
      return { isTwo: false, stake: null }
    case 'always':
      return { isTwo: true, stake: null }
    case 'when':
      return { isTwo: await fourEyes.applies(hall, trx, input), stake: null }
    case 'amount': {
      const stake = await fourEyes.stake(hall, trx, input)
      return { isTwo: stake !== null && (await isBeyondOne(hall, trx, by.name, stake)), stake }
    }
  }
}

async function requestOrPerformAlone(
  hall: Hall,
  trx: Trx,
  attempt: Attempt,
  scope: ActionScope,
): Promise<Outcome<object>> {
  const { action, input, by, reason } = attempt
  if (hall.config.GAMEHALL_MODE === 'sandbox') {
    const confirmers = await listConfirmers(trx, by.name, action.permission, hall.clock.now())
    if (confirmers.length === 0) {
      const outcome = await action.run(hall, trx, input, by, reason, scope)
      return outcome.ok ? succeed({ ...outcome.data, four_eyes: NOBODY_ELSE }) : outcome
    }
  }
  const refusal = await dryRun(hall, trx, attempt)
  if (refusal !== null) return refusal
  const asked = await createRequest(hall, trx, attempt)
  return asked === undefined
    ? performWithFourEyes(hall, trx, attempt, scope)
    : describeRequest(hall, trx, attempt, asked)
}

/** Runs the action and rolls it back; returns its refusal, or null. */
async function dryRun(hall: Hall, trx: Trx, { action, input, by, reason }: Attempt) {
  await sql`savepoint dry_run`.execute(trx)
  const outcome = await action.run(hall, trx, input, by, reason, { actions: [], afterCommit: () => {} })
  await sql`rollback to savepoint dry_run`.execute(trx)
  return outcome.ok ? null : outcome
}

async function describeRequest(hall: Hall, trx: Trx, { action }: Attempt, row: ApprovalRow) {
  return succeed({
    status: 'waiting_for_second_operator',
    approval_id: row.approval_id.toString(),
    requested_by: row.requested_by,
    expires_at: row.expires_at.toISOString(),
    can_be_confirmed_by: await listConfirmers(trx, row.requested_by, action.permission, hall.clock.now()),
  })
}
