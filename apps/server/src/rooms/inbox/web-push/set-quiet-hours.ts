import type { setQuietHours as call } from '@gamehall/contract/inbox'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { InboxContext } from '../tables.ts'
import { toQuietMinutes } from './quiet-hours.ts'

/** Sets the player's quiet hours; null removes them. */
export const setQuietHours: UseCase<typeof call, InboxContext> = async (
  ctx,
  { quiet },
  { session: { playerId } },
) => {
  if (quiet === null) {
    await ctx.db.deleteFrom('web_push_quiet').where('player_id', '=', playerId).execute()
    return succeed({ quiet })
  }
  const minutes = toQuietMinutes(quiet)
  await ctx.db
    .insertInto('web_push_quiet')
    .values({ player_id: playerId, ...minutes })
    .onConflict((known) => known.column('player_id').doUpdateSet(minutes))
    .execute()
  return succeed({ quiet })
}
