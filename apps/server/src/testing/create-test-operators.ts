import type { Hall } from '../core/hall.ts'
import { type OperatorIdentity, PERMISSIONS } from '../operator/action.ts'

/** Creates independent operators with every permission: any two satisfy the four-eyes rule. */
export async function createTestOperators(
  hall: Pick<Hall, 'db' | 'clock'>,
  ...names: readonly string[]
): Promise<readonly OperatorIdentity[]> {
  const operators = names.map((name) => ({ name, permissions: [...PERMISSIONS] }))
  await hall.db
    .insertInto('operators')
    .values(
      operators.map((operator) => ({ ...operator, password_hash: 'none', created_at: hall.clock.now() })),
    )
    .execute()
  return operators
}
