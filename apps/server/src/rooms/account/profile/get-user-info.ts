import type { getUserInfo as call } from '@gamehall/contract/account'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { AccountContext } from '../tables.ts'
import { readUserInfo } from './read-user-info.ts'

/** Returns the player's own info (§3, §7 /user/info). */
export const getUserInfo: UseCase<typeof call, AccountContext> = async (ctx, _request, caller) =>
  succeed(await readUserInfo(ctx, caller.session.playerId))
