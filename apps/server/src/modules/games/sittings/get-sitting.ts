import type { getSitting as call } from '@gamehall/contract/games'
import { succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { viewSitting } from './view-sitting.ts'

/** The player’s current play session: time played, net result, and when the next reality check is due. */
export const getSitting: UseCase<typeof call> = async (hall, _request, { session }) =>
  succeed(await viewSitting(hall, session.playerId))
