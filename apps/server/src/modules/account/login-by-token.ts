import type { loginByToken as call } from '@gamehall/contract/account'
import type { Hall } from '../../core/hall.ts'
import { hashSecret } from '../../core/hash-secret.ts'
import { refuse, succeed } from '../../core/outcome.ts'
import { keepPlayerLocale } from '../../core/player-locale.ts'
import type { UseCase } from '../../http/route.ts'
import { createPushAddress } from '../inbox/index.ts'
import { answerLogin } from './answer-login.ts'
import { authenticate } from './authenticate.ts'

/** App start (§4): accepts a stored token and returns a new push address. 401: no active session; 10049: ended by a lock. */
export const loginByToken: UseCase<typeof call> = async (hall, { token }, caller) => {
  const session = await authenticate(hall, token, hall.clock.now())
  if (session === null) return refuse((await isEndedByLock(hall, token)) ? 10049 : 401)
  await keepPlayerLocale(hall.db, session, caller.locale)
  const pushUrl = await createPushAddress(hall, hall.db, session, caller.origin)
  return succeed(await answerLogin(hall, { playerId: session.playerId, token, pushUrl }))
}

async function isEndedByLock(hall: Hall, token: string): Promise<boolean> {
  const row = await hall.db
    .selectFrom('sessions')
    .innerJoin('players', 'players.player_id', 'sessions.player_id')
    .select('sessions.session_id')
    .where('sessions.token_hash', '=', hashSecret(token))
    .where('sessions.end_reason', '=', 'locked')
    .where('players.status', '=', 'locked')
    .executeTakeFirst()
  return row !== undefined
}
