import type { setQuietHours as call } from '@gamehall/contract/inbox'
import { succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { toMinutes } from './quiet-time.ts'

/** Sets the player's quiet hours; null removes them. */
export const setQuietHours: UseCase<typeof call> = async (hall, { quiet }, { session: { playerId } }) => {
  if (quiet === null) {
    await hall.db.deleteFrom('web_push_quiet').where('player_id', '=', playerId).execute()
    return succeed({ quiet })
  }
  const minutes = toMinutes(quiet)
  await hall.db
    .insertInto('web_push_quiet')
    .values({ player_id: playerId, ...minutes })
    .onConflict((known) => known.column('player_id').doUpdateSet(minutes))
    .execute()
  return succeed({ quiet })
}
