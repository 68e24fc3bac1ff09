import type { Permission } from '@gamehall/contract/operator'
import type { Db } from '../../database/database.ts'
import { withPlatformTables } from '../../database/platform-tables.ts'
import { areOperatorsTied, readOperatorTies } from './operator-ties.ts'

/** Names of the operators who can confirm this operator's request: those with the permission and not tied to the requester. */
export async function listConfirmers(
  db: Db,
  requester: string,
  permission: Permission,
  now: Date,
): Promise<readonly string[]> {
  const others = await withPlatformTables(db)
    .selectFrom('operators')
    .select(['name', 'permissions'])
    .where('name', '<>', requester)
    .orderBy('name')
    .execute()
  const ties = await readOperatorTies(db, now)
  return others
    .filter(({ permissions }) => permissions.includes(permission))
    .map(({ name }) => name)
    .filter((name) => !areOperatorsTied(ties, requester, name, now))
}
