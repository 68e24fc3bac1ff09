import { findRegisteredAt } from '../../account/index.ts'
import type { RewardsContext, RewardsDb } from '../tables.ts'
import { readVipLevel } from '../vip/read-vip-level.ts'
import { type ActivityRow, hasEnded, hasStarted, parseActivityRules } from './activity-queries.ts'
import { evaluateConditions, VISITOR_FACTS } from './evaluate-conditions.ts'
import type { PlayerFacts } from './player-facts.ts'

/** The facts that do not depend on an offer: registration and VIP level. */
export async function readFixedFacts(
  ctx: RewardsContext,
  db: RewardsDb,
  playerId: bigint,
): Promise<PlayerFacts> {
  const [registeredAt, vipLevel] = await Promise.all([
    findRegisteredAt(ctx, db, playerId),
    readVipLevel(db, playerId),
  ])
  if (registeredAt === undefined) throw new Error(`no player ${playerId}`)
  return { ...VISITOR_FACTS, registeredAt, vipLevel }
}

/**
 * Whether an offer is shown as a banner: it has a bonus, and its VIP and registration conditions admit the player. What a
 * player can still work on (deposits, bets, a bank card) does not count; a birthday offer has a message of its own.
 */
export function isFeatured(row: ActivityRow, facts: PlayerFacts, now: Date): boolean {
  const { rule } = parseActivityRules(row)
  if (row.mode === 'info' || rule.is_birthday || !hasStarted(row, now) || hasEnded(row, now)) return false
  return evaluateConditions(rule, facts, now).every(
    ({ kind, refusal }) => refusal === null || (kind !== 'vip' && kind !== 'registered'),
  )
}
