import type { ActivityInput } from '@gamehall/contract/operator'
import { findUnknownGames } from '../../../games/index.ts'
import type { RewardsTrx } from '../../tables.ts'
import { gamesOfRule } from '../activity-rule-games.ts'
import { activityTypeExists } from '../activity-type-exists.ts'

/** The field of an offer that names what does not exist: its type, or a game of its conditions. Null for none. */
export async function findInvalidReference(
  trx: RewardsTrx,
  { type_id, rule }: Pick<ActivityInput, 'type_id' | 'rule'>,
): Promise<'type_id' | 'rule' | null> {
  if (!(await activityTypeExists(trx, type_id))) return 'type_id'
  return (await findUnknownGames(trx, gamesOfRule(rule))).length > 0 ? 'rule' : null
}
