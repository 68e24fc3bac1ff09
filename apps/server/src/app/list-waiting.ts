import type { Hall } from '../core/hall.ts'
import { transact } from '../core/transact.ts'
import { ALONE, type OperatorAction } from '../operator/action.ts'
import { FIRST_OPERATOR, findOperator } from '../operator/operators.ts'

/** The list actions whose results wait for an operator. */
const QUEUES: readonly string[] = [
  'list-approvals',
  'list-deposits-in-review',
  'list-withdrawals-waiting',
  'list-identity-waiting',
  'list-bank-cards-waiting',
  'list-applications-waiting',
  'list-invite-rewards-held',
  'list-manual-transfers',
  'list-conversations',
]

/**
 * Returns the operators' queues for the sandbox's page: the result of each list action that the operator may perform, and the
 * names of all active operators. It writes no audit record, because the page polls every few seconds.
 */
export async function listWaiting(
  hall: Hall,
  actions: readonly OperatorAction[],
  name = FIRST_OPERATOR,
): Promise<{ readonly operators: readonly string[]; readonly queues: Readonly<Record<string, object>> }> {
  const operator = await findOperator(hall.db, name)
  const queues: Record<string, object> = {}
  for (const action of actions.filter((one) => QUEUES.includes(one.name))) {
    if (operator?.permissions.includes(action.permission) !== true) continue
    const outcome = await transact(hall.db, (trx) =>
      action.run(hall, trx, action.input.parse({}), operator, 'looks', { ...ALONE, actions }),
    )
    if (outcome.ok) queues[action.name] = outcome.data
  }
  const others = await hall.db
    .selectFrom('operators')
    .select(['name', 'permissions'])
    .orderBy('operator_id')
    .execute()
  return {
    operators: others.filter(({ permissions }) => permissions.length > 0).map((one) => one.name),
    queues,
  }
}
