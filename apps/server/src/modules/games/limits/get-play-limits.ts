import type { getPlayLimits as call } from '@gamehall/contract/games'
import { succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { viewLimits } from './view-limits.ts'

/** The player’s limits with their usage, the active break, and the reality check. */
export const getPlayLimits: UseCase<typeof call> = async (hall, _request, { session }) =>
  succeed(await viewLimits(hall, session.playerId))
