import { PERMISSIONS } from '@gamehall/contract/operator'
import type { AppContext } from '../platform/context/app-context.ts'
import { withPlatformTables } from '../platform/database/platform-tables.ts'
import type { OperatorIdentity } from '../platform/operator/action.ts'

/** Creates independent operators with every permission: any two satisfy the four-eyes rule. */
export async function createTestOperators(
  ctx: Pick<AppContext, 'db' | 'clock'>,
  ...names: readonly string[]
): Promise<readonly OperatorIdentity[]> {
  const operators = names.map((name) => ({ name, permissions: [...PERMISSIONS] }))
  await withPlatformTables(ctx.db)
    .insertInto('operators')
    .values(
      operators.map((operator) => ({ ...operator, password_hash: 'none', created_at: ctx.clock.now() })),
    )
    .execute()
  return operators
}
