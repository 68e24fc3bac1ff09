import type { getUserInfo as call } from '@gamehall/contract/account'
import { succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { readUserInfo } from './read-user-info.ts'

/** Returns the player's own info (§3, §7 /user/info). */
export const getUserInfo: UseCase<typeof call> = async (hall, _request, caller) =>
  succeed(await readUserInfo(hall, caller.session.playerId))
