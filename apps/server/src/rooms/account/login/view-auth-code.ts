import type { viewAuthCode as call } from '@gamehall/contract/account'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import { hashSecret } from '../../../platform/encryption/hash-secret.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { logSecurityEvent } from '../../../platform/telemetry/security-log.ts'
import { maskName } from '../../identity/index.ts'
import { maskAccount } from '../contacts/contact-format.ts'
import type { AccountContext } from '../tables.ts'

/** The masked account that a one-time login code belongs to (§2 /auth). Does not consume the code. 10015: no valid code. */
export const viewAuthCode: UseCase<typeof call, AccountContext> = async (ctx, { code }, caller) => {
  const now = ctx.clock.now()
  const found = await ctx.db
    .selectFrom('auth_codes')
    .innerJoin('sessions', 'sessions.session_id', 'auth_codes.session_id')
    .innerJoin('players', 'players.player_id', 'auth_codes.player_id')
    .select(['players.player_id', 'players.account', 'players.nickname', 'auth_codes.expires_at'])
    .where('auth_codes.code_hash', '=', hashSecret(code))
    .where('auth_codes.expires_at', '>', now)
    .where('sessions.ended_at', 'is', null)
    .executeTakeFirst()
  if (found === undefined) {
    logSecurityEvent(ctx, { event: 'login.failed', method: 'auth_code' }, caller)
    return refuse(10015)
  }
  return succeed({
    account: maskAccount(found.account),
    nickname: maskName(found.nickname),
    is_own: caller.session?.playerId === found.player_id,
    expires_in: Math.max(1, Math.ceil((found.expires_at.getTime() - now.getTime()) / 1000)),
  })
}
