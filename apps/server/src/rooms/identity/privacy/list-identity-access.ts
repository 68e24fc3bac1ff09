import type { listIdentityAccess as call } from '@gamehall/contract/identity'
import { sql } from 'kysely'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { IdentityContext } from '../tables.ts'

/** Lists who viewed, changed or deleted the player’s identity data, newest first, paged. */
export const listIdentityAccess: UseCase<typeof call, IdentityContext> = async (
  ctx,
  request,
  { session: { playerId } },
) => {
  const { page, page_size: size } = request
  const own = ctx.db.selectFrom('identity_access').where('player_id', '=', playerId)
  const rows = await own
    .select(['at', 'who', 'what'])
    .orderBy('access_id', 'desc')
    .offset((page - 1) * size)
    .limit(size)
    .execute()
  const { total } = await own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const list = rows.map(({ at, who, what }) => ({ at: at.toISOString(), who, what }))
  return succeed({ list, total, page, page_size: size })
}
