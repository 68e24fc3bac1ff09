import type { listActivities as call } from '@gamehall/contract/rewards'
import { succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { currentActivities, toActivity } from './activity-queries.ts'

/** §2 /activity: the offers that are on now. */
export const listActivities: UseCase<typeof call> = async (hall, request, caller) => {
  const current = currentActivities(hall.db, hall.clock.now())
  const [rows, { total }] = await Promise.all([
    current
      .selectAll()
      .orderBy('sort')
      .orderBy('activity_id', 'desc')
      .limit(request.page_size)
      .offset((request.page - 1) * request.page_size)
      .execute(),
    current.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ])
  return succeed({
    list: rows.map((row) => toActivity(row, caller.locale)),
    total: Number(total),
    page: request.page,
    page_size: request.page_size,
  })
}
