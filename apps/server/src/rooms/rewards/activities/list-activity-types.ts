import type { listActivityTypes as call } from '@gamehall/contract/rewards'
import { sql } from 'kysely'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { isOnBreak } from '../../games/index.ts'
import type { RewardsContext } from '../tables.ts'
import { isOfOneGame, selectCurrentActivities } from './activity-queries.ts'

/** §7 /activity/types: the offer categories with at least one current offer; none for a player on a break. */
export const listActivityTypes: UseCase<typeof call, RewardsContext> = async (
  ctx,
  _request,
  { session, locale },
) => {
  const now = ctx.clock.now()
  if (session !== null && (await isOnBreak(ctx.db, session.playerId, now))) return succeed({ list: [] })
  const rows = await selectCurrentActivities(ctx.db, now)
    .innerJoin('activity_types as type', 'type.type_id', 'activities.type_id')
    .where(sql<boolean>`not ${isOfOneGame}`)
    .select(['type.type_id', 'type.name'])
    .select((count) => count.fn.countAll<bigint>().as('activity_count'))
    .groupBy(['type.type_id', 'type.name', 'type.sort'])
    .orderBy('type.sort')
    .orderBy('type.type_id')
    .execute()
  return succeed({
    list: rows.map(({ type_id, name, activity_count }) => ({
      type_id,
      name: localizeText(name, locale),
      activity_count: Number(activity_count),
    })),
  })
}
