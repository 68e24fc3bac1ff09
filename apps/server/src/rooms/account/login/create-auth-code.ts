import type { createAuthCode as call } from '@gamehall/contract/account'
import { succeed } from '../../../platform/context/outcome.ts'
import { hashSecret } from '../../../platform/encryption/hash-secret.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { AccountContext } from '../tables.ts'

const AUTH_CODE_LIFETIME_S = 90

/**
 * Creates a one-time code that logs another device in as this player (§7 authCode). It lives 90 s; a newer code replaces
 * it, and the end of the session deletes it.
 */
export const createAuthCode: UseCase<typeof call, AccountContext> = async (ctx, _request, caller) => {
  const code = ctx.ids.token()
  const row = {
    session_id: caller.session.sessionId,
    code_hash: hashSecret(code),
    expires_at: new Date(ctx.clock.now().getTime() + AUTH_CODE_LIFETIME_S * 1000),
  }
  await ctx.db
    .insertInto('auth_codes')
    .values({ player_id: caller.session.playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute()
  return succeed({ code, url: `${caller.origin}/#/auth?code=${code}`, expires_in: AUTH_CODE_LIFETIME_S })
}
