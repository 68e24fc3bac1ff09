import type { createAuthCode as call } from '@gamehall/contract/account'
import { hashSecret } from '../../core/hash-secret.ts'
import { succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'

const AUTH_CODE_LIFETIME_S = 90

/** A one-time code with which another screen takes this login over (§7 authCode). A newer one replaces it, the session's end kills it. */
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
