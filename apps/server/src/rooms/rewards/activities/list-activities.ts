import type { listActivities as call } from '@gamehall/contract/rewards'
import { sql } from 'kysely'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { isOnBreak, readGameNames } from '../../games/index.ts'
import type { RewardsContext } from '../tables.ts'
import { gamesOfBonus, isOfOneGame, selectCurrentActivities, viewActivity } from './activity-queries.ts'
import { readApplicationStates } from './application-queries.ts'
import { VISITOR_FACTS } from './evaluate-conditions.ts'
import { isFeatured, readFixedFacts } from './featured-activity.ts'

/** §2 /activity: the current offers with the caller's application state, and whether it is featured for the caller; or the leaderboards of one game. A player on a break gets none. */
export const listActivities: UseCase<typeof call, RewardsContext> = async (
  ctx,
  request,
  { session, locale },
) => {
  const now = ctx.clock.now()
  const { type_id: typeId, of_one_game: isApart, page, page_size } = request
  if (session !== null && (await isOnBreak(ctx.db, session.playerId, now)))
    return succeed({ list: [], total: 0, page, page_size })
  const current = selectCurrentActivities(ctx.db, now)
    .where(isApart ? isOfOneGame : sql<boolean>`not ${isOfOneGame}`)
    .$if(typeId != null, (query) => query.where('type_id', '=', typeId ?? ''))
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
  const [states, facts, gameNames] = await Promise.all([
    readApplicationStates(ctx.db, session?.playerId, rows, now),
    // Who registers now has registered now.
    session === null
      ? { ...VISITOR_FACTS, registeredAt: now }
      : readFixedFacts(ctx, ctx.db, session.playerId),
    readGameNames(ctx.db, rows.flatMap(gamesOfBonus)),
  ])
  return succeed({
    list: rows.map((row) => {
      const state = states.get(row.activity_id) ?? null
      return {
        ...viewActivity(row, { locale, myState: state, gameNames }),
        is_featured: state === null && isFeatured(row, facts, now),
      }
    }),
    total: Number(total),
    page,
    page_size,
  })
}
