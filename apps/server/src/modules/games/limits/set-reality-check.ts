import type { setRealityCheck as call } from '@gamehall/contract/games'
import { refuseField, succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { readRealityCheck } from '../sittings/reality-check.ts'
import { viewLimits } from './view-limits.ts'

/** Sets the player’s reality check interval. 400 (`every_minutes`): null where the check is obligatory. */
export const setRealityCheck: UseCase<typeof call> = async (hall, { every_minutes }, { session }) => {
  const { playerId } = session
  const { isObligatory } = await readRealityCheck(hall.db, playerId)
  if (isObligatory && every_minutes === null) return refuseField('every_minutes', 'required')
  await hall.db
    .insertInto('reality_checks')
    .values({ player_id: playerId, every_minutes })
    .onConflict((chosen) => chosen.column('player_id').doUpdateSet({ every_minutes }))
    .execute()
  return succeed(await viewLimits(hall, playerId))
}
