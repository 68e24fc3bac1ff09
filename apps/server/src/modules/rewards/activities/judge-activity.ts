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
  /** The application under review or received in this period. */
  readonly counting: ApplicationRow | undefined
  /** What this player would get now, in TWD cents; null when a reviewer decides. */
  readonly bonusMinor: Minor | null
  /** Why the player cannot get it now; null when they can. */
  readonly refusal: ConditionCode | PeriodCode | 10300 | 20009 | 20016 | null
}

/**
 * Evaluates an offer for a player. The refusal (§8) is the first of: ended 20009, not started 20016, already claimed in this
 * period, on a break 10300, then unmet conditions in order. 404 unknown or hidden offer, 20012 an offer without a bonus.
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
          : // A percentage bonus of zero means that deposits are missing.
            (unmet ?? (bonusMinor === 0n ? 20005 : null))
  return succeed({ activity, rule, bonus, period, counting, bonusMinor, refusal })
}
