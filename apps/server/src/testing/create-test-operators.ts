import type { Hall } from '../core/hall.ts'
import { type OperatorIdentity, PERMISSIONS } from '../operator/action.ts'

/** Operators with every permission who exist in the server and are independent of each other: two of them are four eyes. */
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
