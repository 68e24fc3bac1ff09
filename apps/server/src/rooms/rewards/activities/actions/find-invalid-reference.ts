import type { ActivityInput } from '@gamehall/contract/operator'
import { findUnknownGames, supportsFreeRounds } from '../../../games/index.ts'
import type { RewardsTrx } from '../../tables.ts'
import { gamesOfRule } from '../activity-rule-games.ts'
import { activityTypeExists } from '../activity-type-exists.ts'

/**
 * The field of an offer that names what does not exist: its type, or a game of its conditions, or one of
 * its bonus that has no free rounds. Null for none.
 */
export async function findInvalidReference(
  trx: RewardsTrx,
  { type_id, rule, bonus }: Pick<ActivityInput, 'type_id' | 'rule' | 'bonus'>,
): Promise<'type_id' | 'rule' | 'bonus' | null> {
  if (!(await activityTypeExists(trx, type_id))) return 'type_id'
  if (bonus?.kind === 'free_rounds' && !(await supportsFreeRounds(trx, bonus.gid))) return 'bonus'
  return (await findUnknownGames(trx, gamesOfRule(rule))).length > 0 ? 'rule' : null
}
