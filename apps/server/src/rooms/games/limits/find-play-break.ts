import type { UserInfo } from '@gamehall/contract/account'
import type { Db } from '../../../platform/database/database.ts'
import { withGamesTables } from '../tables.ts'
import { findActiveBreak } from './limit-queries.ts'

/** When the player's active break ends, as the player's info says it; null without a break. */
export async function findPlayBreak(db: Db, playerId: bigint, now: Date): Promise<UserInfo['play_break']> {
  const found = await findActiveBreak(withGamesTables(db), playerId, now)
  return found === undefined ? null : { until: found.until?.toISOString() ?? null }
}
