import type { AppContext } from '../../platform/context/app-context.ts'
import { withPlatformTables } from '../../platform/database/platform-tables.ts'
import { transact } from '../../platform/database/transact.ts'
import { type OperatorAction, runAction, STANDALONE_SCOPE } from '../../platform/operator/action.ts'
import { FIRST_OPERATOR, findOperator } from '../../platform/operator/operators.ts'

/**
 * Returns the operators' queues for the sandbox's page: the result of each list action that the operator may perform, and the
 * names of all active operators. It writes no audit record, because the page polls every few seconds.
 */
export async function listOperatorQueues(
  ctx: AppContext,
  actions: readonly OperatorAction[],
  name = FIRST_OPERATOR,
): Promise<{ readonly operators: readonly string[]; readonly queues: Readonly<Record<string, object>> }> {
  const operator = await findOperator(ctx.db, name)
  const queues: Record<string, object> = {}
  for (const action of actions.filter(({ isQueue }) => isQueue)) {
    if (operator?.permissions.includes(action.permission) !== true) continue
    const outcome = await transact(withPlatformTables(ctx.db), (trx) =>
      runAction(action, ctx, trx, action.input.parse({}), operator, 'looks', {
        ...STANDALONE_SCOPE,
        actions,
      }),
    )
    if (outcome.ok) queues[action.name] = outcome.data
  }
  const others = await withPlatformTables(ctx.db)
    .selectFrom('operators')
    .select(['name', 'permissions'])
    .orderBy('operator_id')
    .execute()
  return {
    operators: others.filter(({ permissions }) => permissions.length > 0).map((one) => one.name),
    queues,
  }
}
