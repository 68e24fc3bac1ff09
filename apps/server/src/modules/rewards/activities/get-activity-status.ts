import { errorCatalogue } from '@gamehall/contract'
import type { ActivityState, getActivityStatus as call } from '@gamehall/contract/rewards'
import { formatWire, minor } from '@gamehall/money'
import { succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { isOver } from './activity-queries.ts'
import { type JudgedActivity, judgeActivity } from './judge-activity.ts'

/** §4 task states: the caller's state for an offer and the refusal, if any. 404 unknown offer, 20012 an offer without a bonus. */
export const getActivityStatus: UseCase<typeof call> = async (hall, { id }, { session, locale }) => {
  const judged = await judgeActivity(hall, hall.db, session.playerId, BigInt(id))
  if (!judged.ok) return judged
  const { counting, refusal, bonusMinor, period } = judged.data
  const given = counting?.bonus_minor ?? bonusMinor
  return succeed({
    id,
    state: stateOf(judged.data, hall.clock.now()),
    refusal: refusal === null ? null : { code: refusal, msg: errorCatalogue[refusal][locale] },
    bonus: given === null ? null : formatWire(minor(given), 'TWD'),
    again_at: counting?.state === 'received' ? (period.to?.toISOString() ?? null) : null,
    application_id: counting?.application_id.toString() ?? null,
  })
}

function stateOf({ activity, counting, refusal }: JudgedActivity, now: Date): ActivityState {
  if (counting?.state === 'under_review' || counting?.state === 'received') return counting.state
  if (isOver(activity, now)) return 'ended'
  if (refusal !== null) return 'in_progress'
  return activity.mode === 'claim' ? 'completed' : 'unclaimed'
}
