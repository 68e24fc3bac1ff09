import type { LoginResult } from '@gamehall/contract/account'
import type { Hall } from '../../core/hall.ts'
import type { OpenedSession } from './open-session.ts'
import { readNovelty, readUserInfo } from './read-user-info.ts'

/** Builds the response that every login call returns (§4). Call it after the login's transaction has committed. */
export async function answerLogin(
  hall: Hall,
  session: Pick<OpenedSession, 'playerId' | 'token' | 'pushUrl'>,
): Promise<LoginResult> {
  const [user, novelty] = await Promise.all([
    readUserInfo(hall, session.playerId),
    readNovelty(hall, session.playerId),
  ])
  return { token: session.token, wsInfo: { url: session.pushUrl }, user, ...novelty }
}
