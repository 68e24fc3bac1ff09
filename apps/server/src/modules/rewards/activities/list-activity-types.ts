import type { listActivityTypes as call } from '@gamehall/contract/rewards'
import { localized } from '../../../core/localized.ts'
import { succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { currentActivities } from './activity-queries.ts'

/** §7 /activity/types: the offer categories with at least one current offer. */
export const listActivityTypes: UseCase<typeof call> = async (hall, _request, { locale }) => {
  const rows = await currentActivities(hall.db, hall.clock.now())
    .innerJoin('activity_types as type', 'type.type_id', 'activities.type_id')
    .select(['type.type_id', 'type.name'])
    .select((count) => count.fn.countAll<bigint>().as('activity_count'))
    .groupBy(['type.type_id', 'type.name', 'type.sort'])
    .orderBy('type.sort')
    .orderBy('type.type_id')
    .execute()
  return succeed({
    list: rows.map(({ type_id, name, activity_count }) => ({
      type_id,
      name: localized(name, locale),
      activity_count: Number(activity_count),
    })),
  })
}
