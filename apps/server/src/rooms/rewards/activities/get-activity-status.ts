import { errorCatalogue } from '@gamehall/contract'
import type { ActivityState, getActivityStatus as call } from '@gamehall/contract/rewards'
import { formatWireAmount, minor } from '@gamehall/money'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { RewardsContext } from '../tables.ts'
import { hasEnded } from './activity-queries.ts'
import { type ActivityEvaluation, evaluateActivity } from './evaluate-activity.ts'

/** §4 task states: the caller's state for an offer and the refusal, if any. 404 unknown offer, 20012 an offer without a bonus. */
export const getActivityStatus: UseCase<typeof call, RewardsContext> = async (
  ctx,
  { id },
  { session, locale },
) => {
  const evaluated = await evaluateActivity(ctx, ctx.db, session.playerId, BigInt(id))
  if (!evaluated.ok) return evaluated
  const { activeApplication, refusal, bonusMinor, period } = evaluated.data
  const given = activeApplication?.bonus_minor ?? bonusMinor
  return succeed({
    id,
    state: stateOf(evaluated.data, ctx.clock.now()),
    refusal: refusal === null ? null : { code: refusal, msg: errorCatalogue[refusal][locale] },
    bonus: given === null ? null : formatWireAmount(minor(given), 'TWD'),
    again_at: activeApplication?.state === 'received' ? (period.to?.toISOString() ?? null) : null,
    application_id: activeApplication?.application_id.toString() ?? null,
  })
}

function stateOf({ activity, activeApplication, refusal }: ActivityEvaluation, now: Date): ActivityState {
  if (activeApplication?.state === 'under_review' || activeApplication?.state === 'received')
    return activeApplication.state
  if (hasEnded(activity, now)) return 'ended'
  if (refusal !== null) return 'in_progress'
  return activity.mode === 'claim' ? 'completed' : 'unclaimed'
}
