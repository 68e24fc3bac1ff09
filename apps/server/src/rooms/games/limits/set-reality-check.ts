import type { setRealityCheck as call } from '@gamehall/contract/games'
import { refuseField, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { GamesContext } from '../tables.ts'
import { readPlayLimitsView } from './play-limits-view.ts'
import { readRealityCheck } from './read-reality-check.ts'

/** Sets the player’s reality check interval. 400 (`every_minutes`): null where the check is obligatory. */
export const setRealityCheck: UseCase<typeof call, GamesContext> = async (
  ctx,
  { every_minutes },
  { session },
) => {
  const { playerId } = session
  const { isObligatory } = await readRealityCheck(ctx.db, playerId)
  if (isObligatory && every_minutes === null) return refuseField('every_minutes', 'required')
  await ctx.db
    .insertInto('reality_checks')
    .values({ player_id: playerId, every_minutes })
    .onConflict((chosen) => chosen.column('player_id').doUpdateSet({ every_minutes }))
    .execute()
  return succeed(await readPlayLimitsView(ctx, playerId))
}
