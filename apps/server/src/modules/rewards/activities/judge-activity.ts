import type { Minor } from '@gamehall/money'
import type { Kysely } from 'kysely'
import type { Hall } from '../../../core/hall.ts'
import { type Outcome, refuse, succeed } from '../../../core/outcome.ts'
import type { Database } from '../../../db/database.ts'
import { isResting } from '../../inbox/index.ts'
import type { ActivityBonusRule, ActivityRule } from './actions/activity-rule.ts'
import { bonusOf } from './activity-bonus.ts'
import { PERIOD_CODES, type Period, periodAround } from './activity-period.ts'
import { type ActivityRow, findActivity, isBegun, isOver, rulesOf } from './activity-queries.ts'
import { type ApplicationRow, findCounting } from './application-queries.ts'
import { type ConditionCode, judgeConditions } from './judge-conditions.ts'
import { readFacts } from './player-facts.ts'

type PeriodCode = (typeof PERIOD_CODES)[keyof typeof PERIOD_CODES]

export interface JudgedActivity {
  readonly activity: ActivityRow
  readonly rule: ActivityRule
  readonly bonus: ActivityBonusRule
  readonly period: Period
  /** What was applied for or taken in this period. */
  readonly counting: ApplicationRow | undefined
  /** What this player would get now; null for what a reviewer decides. */
  readonly bonusMinor: Minor | null
  /** What stands in between; null when nothing does. */
  readonly refusal: ConditionCode | PeriodCode | 10300 | 20009 | 20016 | null
}

/**
 * Where a player stands with an offer (§8, one code each): over 20009, not begun 20016, had in this period already, on a break
 * from playing 10300, then the conditions in their order. 404 hidden or none, 20012 one that only tells something.
 */
export async function judgeActivity(
  hall: Hall,
  db: Kysely<Database>,
  playerId: bigint,
  activityId: bigint,
): Promise<Outcome<JudgedActivity, 404 | 20012>> {
  const now = hall.clock.now()
  const activity = await findActivity(db, activityId)
  if (activity === undefined) return refuse(404)
  const { rule, bonus } = rulesOf(activity)
  if (bonus === null) return refuse(20012)
  const period = periodAround(activity.frequency, now)
  const counting = await findCounting(db, activityId, playerId, period.name)
  const facts = await readFacts(hall, db, playerId, { activity, rule, period })
  const conditions = judgeConditions(rule, facts, now)
  const unmet = conditions.find(({ refusal }) => refusal !== null)?.refusal ?? null
  const bonusMinor = bonusOf(bonus, facts)
  const refusal = isOver(activity, now)
    ? 20009
    : !isBegun(activity, now)
      ? 20016
      : counting !== undefined
        ? PERIOD_CODES[activity.frequency]
        : (await isResting(db, playerId, now))
          ? 10300
          : // A share of nothing is nothing: then the deposits are what is missing.
            (unmet ?? (bonusMinor === 0n ? 20005 : null))
  return succeed({ activity, rule, bonus, period, counting, bonusMinor, refusal })
}
