import type { Minor } from '@gamehall/money'
import type { Kysely } from 'kysely'
import type { Hall } from '../../../core/hall.ts'
import { type Outcome, refuse, succeed } from '../../../core/outcome.ts'
import type { Database } from '../../../db/database.ts'
import type { ActivityBonusRule } from './actions/activity-rule.ts'
import { bonusOf } from './activity-bonus.ts'
import { periodAround } from './activity-period.ts'
import { type ActivityRow, rulesOf } from './activity-queries.ts'
import type { ApplicationRow } from './application-queries.ts'
import { readFacts } from './player-facts.ts'

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
  hall: Hall,
  db: Kysely<Database>,
  application: Pick<ApplicationRow, 'activity_id' | 'player_id' | 'created_at'>,
): Promise<Outcome<ApplicationTerms, 20012>> {
  const activity = await db
    .selectFrom('activities')
    .selectAll()
    .where('activity_id', '=', application.activity_id)
    .executeTakeFirstOrThrow()
  const { rule, bonus } = rulesOf(activity)
  if (bonus === null) return refuse(20012)
  const period = periodAround(activity.frequency, application.created_at)
  const facts = await readFacts(hall, db, application.player_id, { activity, rule, period })
  return succeed({ activity, bonus, bonusMinor: bonusOf(bonus, facts) })
}
