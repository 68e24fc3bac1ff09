import type { LoginResult } from '@gamehall/contract/account'
import { readOnboardingStatus, readUserInfo } from '../profile/read-user-info.ts'
import type { OpenedSession } from '../sessions/open-session.ts'
import type { AccountContext } from '../tables.ts'

/** Builds the response that every login call returns (§4). Call it after the login's transaction has committed. */
export async function buildLoginResult(
  ctx: AccountContext,
  session: Pick<OpenedSession, 'playerId' | 'token' | 'pushUrl'>,
): Promise<LoginResult> {
  const [user, novelty] = await Promise.all([
    readUserInfo(ctx, session.playerId),
    readOnboardingStatus(ctx, session.playerId),
  ])
  return { token: session.token, wsInfo: { url: session.pushUrl }, user, ...novelty }
}
