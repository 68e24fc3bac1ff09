import type { listActivities as call } from '@gamehall/contract/rewards'
import { succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { currentActivities, toActivity } from './activity-queries.ts'
import { readMyStates } from './application-queries.ts'

/** §2 /activity: the current offers with the caller's application state. */
export const listActivities: UseCase<typeof call> = async (hall, request, { session, locale }) => {
  const now = hall.clock.now()
  const { type_id: typeId, page, page_size } = request
  const current = currentActivities(hall.db, now).$if(typeId != null, (query) =>
    query.where('type_id', '=', typeId ?? ''),
  )
  const [rows, { total }] = await Promise.all([
    current
      .selectAll()
      .orderBy('sort')
      .orderBy('activity_id', 'desc')
      .limit(page_size)
      .offset((page - 1) * page_size)
      .execute(),
    current.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ])
  const states = await readMyStates(hall.db, session?.playerId, rows, now)
  return succeed({
    list: rows.map((row) => toActivity(row, locale, states.get(row.activity_id) ?? null)),
    total: Number(total),
    page,
    page_size,
  })
}
