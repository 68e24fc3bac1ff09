import type { createAuthCode as call } from '@gamehall/contract/account'
import { hashSecret } from '../../core/hash-secret.ts'
import { succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'

const AUTH_CODE_LIFETIME_S = 90

/**
 * Creates a one-time code that logs another device in as this player (§7 authCode). It lives 90 s; a newer code replaces
 * it, and the end of the session deletes it.
 */
export const createAuthCode: UseCase<typeof call> = async (hall, _request, caller) => {
  const code = hall.ids.token()
  const row = {
    session_id: caller.session.sessionId,
    code_hash: hashSecret(code),
    expires_at: new Date(hall.clock.now().getTime() + AUTH_CODE_LIFETIME_S * 1000),
  }
  await hall.db
    .insertInto('auth_codes')
    .values({ player_id: caller.session.playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute()
  return succeed({ code, url: `${caller.origin}/#/auth?code=${code}`, expires_in: AUTH_CODE_LIFETIME_S })
}
