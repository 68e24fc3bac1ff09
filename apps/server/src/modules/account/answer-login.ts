import type { LoginResult } from '@gamehall/contract/account'
import type { Hall } from '../../core/hall.ts'
import type { OpenedSession } from './open-session.ts'
import { readNovelty, readUserInfo } from './read-user-info.ts'

/** What every way of logging in answers (§4), read after its transaction. */
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
