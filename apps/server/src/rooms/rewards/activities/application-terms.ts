import type { ActivityBonusRule } from '@gamehall/contract/operator'
import type { Minor } from '@gamehall/money'
import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import type { RewardsContext, RewardsDb } from '../tables.ts'
import { calculateBonus } from './activity-bonus.ts'
import { periodContaining } from './activity-period.ts'
import { type ActivityRow, parseActivityRules } from './activity-queries.ts'
import type { ApplicationRow } from './application-queries.ts'
import { readPlayerFacts } from './player-facts.ts'

export interface ApplicationTerms {
  readonly activity: ActivityRow
  readonly bonus: ActivityBonusRule
  /** The calculated bonus in TWD cents; null when a reviewer decides. */
  readonly bonusMinor: Minor | null
}

/**
 * Reads the terms on which an application is decided: by the period it was submitted in, whenever it is reviewed, and also when
 * the offer is hidden by then. 20012 when the offer no longer has a bonus.
 */
export async function readApplicationTerms(
  ctx: RewardsContext,
  db: RewardsDb,
  application: Pick<ApplicationRow, 'activity_id' | 'player_id' | 'created_at'>,
): Promise<Outcome<ApplicationTerms, 20012>> {
  const activity = await db
    .selectFrom('activities')
    .selectAll()
    .where('activity_id', '=', application.activity_id)
    .executeTakeFirstOrThrow()
  const { rule, bonus } = parseActivityRules(activity)
  if (bonus === null) return refuse(20012)
  const period = periodContaining(activity.frequency, application.created_at)
  const facts = await readPlayerFacts(ctx, db, application.player_id, { activity, rule, period })
  return succeed({ activity, bonus, bonusMinor: calculateBonus(bonus, facts) })
}
