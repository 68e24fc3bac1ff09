import type { getActivity as call } from '@gamehall/contract/rewards'
import { refuse, succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { currentActivities, toActivity } from './activity-queries.ts'

/** §2 /activityDetail/{id}. One that is over or hidden is 404. */
export const getActivity: UseCase<typeof call> = async (hall, request, caller) => {
  if (!/^\d{1,18}$/.test(request.id)) return refuse(404)
  const row = await currentActivities(hall.db, hall.clock.now())
    .selectAll()
    .where('activity_id', '=', BigInt(request.id))
    .executeTakeFirst()
  return row === undefined ? refuse(404) : succeed(toActivity(row, caller.locale))
}
