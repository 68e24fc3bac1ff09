import type { getIdentity as call } from '@gamehall/contract/identity'
import { succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { viewIdentity } from './attempts/view-identity.ts'

/** §4: returns the state of the player's real-name verification. */
export const getIdentity: UseCase<typeof call> = async (hall, _request, { session: { playerId } }) =>
  succeed(await viewIdentity(hall, hall.db, playerId))
