import type { loginByToken as call } from '@gamehall/contract/account'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import { hashSecret } from '../../../platform/encryption/hash-secret.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { issuePushUrl } from '../../inbox/index.ts'
import { authenticate } from '../sessions/authenticate.ts'
import { savePlayerLocale } from '../sessions/player-locale.ts'
import type { AccountContext } from '../tables.ts'
import { buildLoginResult } from './build-login-result.ts'

/** App start (§4): accepts a stored token and returns a new push address. 401: no active session; 10049: ended by a lock. */
export const loginByToken: UseCase<typeof call, AccountContext> = async (ctx, { token }, caller) => {
  const session = await authenticate(ctx, token, ctx.clock.now())
  if (session === null) return refuse((await isEndedByLock(ctx, token)) ? 10049 : 401)
  await savePlayerLocale(ctx.db, session, caller.locale)
  const pushUrl = await issuePushUrl(ctx, ctx.db, session, caller.origin)
  return succeed(await buildLoginResult(ctx, { playerId: session.playerId, token, pushUrl }))
}

async function isEndedByLock(ctx: AccountContext, token: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('sessions')
    .innerJoin('players', 'players.player_id', 'sessions.player_id')
    .select('sessions.session_id')
    .where('sessions.token_hash', '=', hashSecret(token))
    .where('sessions.end_reason', '=', 'locked')
    .where('players.status', '=', 'locked')
    .executeTakeFirst()
  return row !== undefined
}
