import type { continueSitting as call } from '@gamehall/contract/games'
import { succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { viewSitting } from './view-sitting.ts'

/** Confirms a reality check: the next one is due one interval from now. */
export const continueSitting: UseCase<typeof call> = async (hall, _request, { session }) => {
  await hall.db
    .updateTable('play_sittings')
    .set({ checked_at: hall.clock.now() })
    .where('player_id', '=', session.playerId)
    .execute()
  return succeed(await viewSitting(hall, session.playerId))
}
