import type { ActivityBonusRule, ActivityRule } from '@gamehall/contract/operator'
import type { Minor } from '@gamehall/money'
import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import { isOnBreak, supportsFreeRounds } from '../../games/index.ts'
import type { RewardsContext, RewardsDb } from '../tables.ts'
import { calculateBonus } from './activity-bonus.ts'
import { ALREADY_CLAIMED_CODES, type Period, periodContaining } from './activity-period.ts'
import {
  type ActivityRow,
  findVisibleActivity,
  hasEnded,
  hasStarted,
  parseActivityRules,
} from './activity-queries.ts'
import { type ApplicationRow, findActiveApplication } from './application-queries.ts'
import { type ConditionCode, evaluateConditions } from './evaluate-conditions.ts'
import { readPlayerFacts } from './player-facts.ts'

type PeriodCode = (typeof ALREADY_CLAIMED_CODES)[keyof typeof ALREADY_CLAIMED_CODES]

export interface ActivityEvaluation {
  readonly activity: ActivityRow
  readonly rule: ActivityRule
  readonly bonus: ActivityBonusRule
  readonly period: Period
  /** The application under review or received in this period. */
  readonly activeApplication: ApplicationRow | undefined
  /** What this player would get now, in TWD cents; null when a reviewer decides. */
  readonly bonusMinor: Minor | null
  /** Why the player cannot get it now; null when they can. */
  readonly refusal: ConditionCode | PeriodCode | 10300 | 20009 | 20016 | null
}

/**
 * Evaluates an offer for a player. The refusal (§8) is the first of: ended 20009, not started 20016, already claimed in this
 * period, on a break 10300, then unmet conditions in order. 404 unknown or hidden offer, 20012 an offer without a bonus, or whose
 * free rounds are of a game that has none any more.
 */
export async function evaluateActivity(
  ctx: RewardsContext,
  db: RewardsDb,
  playerId: bigint,
  activityId: bigint,
): Promise<Outcome<ActivityEvaluation, 404 | 20012>> {
  const now = ctx.clock.now()
  const activity = await findVisibleActivity(db, activityId)
  if (activity === undefined) return refuse(404)
  const { rule, bonus } = parseActivityRules(activity)
  if (bonus === null || !(await canBeGiven(db, bonus))) return refuse(20012)
  const period = periodContaining(activity.frequency, now)
  const activeApplication = await findActiveApplication(db, activityId, playerId, period.name)
  const facts = await readPlayerFacts(ctx, db, playerId, { activity, rule, period })
  const conditions = evaluateConditions(rule, facts, now)
  const unmet = conditions.find(({ refusal }) => refusal !== null)?.refusal ?? null
  const bonusMinor = calculateBonus(bonus, facts)
  const refusal = hasEnded(activity, now)
    ? 20009
    : !hasStarted(activity, now)
      ? 20016
      : activeApplication !== undefined
        ? ALREADY_CLAIMED_CODES[activity.frequency]
        : (await isOnBreak(db, playerId, now))
          ? 10300
          : // A percentage bonus of zero means that deposits are missing.
            (unmet ?? (bonus.kind === 'percent' && bonusMinor === 0n ? 20005 : null))
  return succeed({ activity, rule, bonus, period, activeApplication, bonusMinor, refusal })
}

const canBeGiven = async (db: RewardsDb, bonus: ActivityBonusRule): Promise<boolean> =>
  bonus.kind !== 'free_rounds' || (await supportsFreeRounds(db, bonus.gid))
