import type { loginByAccount as call } from '@gamehall/contract/account'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { logSecurityEvent } from '../../../platform/telemetry/security-log.ts'
import { verifyPassword } from '../passwords/password-hash.ts'
import { openSession } from '../sessions/open-session.ts'
import type { AccountContext } from '../tables.ts'
import { buildLoginResult } from './build-login-result.ts'
import { clearAttempt, consumeAttempt } from './login-attempts.ts'
import { parseLoginName, readPlayerByLoginName } from './login-name.ts'

/**
 * Logs in by password and account name, bound phone or bound email (§2). An unknown name costs the same work and gives the
 * same answer as a wrong password (10030), with the same waits and locks (10145). 10049: the account is locked.
 */
export const loginByAccount: UseCase<typeof call, AccountContext> = async (ctx, request, caller) => {
  const name = parseLoginName(request.account)
  const attempt = { account: name.text, caller, method: 'password' }
  const claimed = await consumeAttempt(ctx, attempt)
  if (!claimed.ok) return claimed
  const player = await readPlayerByLoginName(ctx.db, name)
  const isRight = await verifyPassword(player?.password_hash ?? null, request.password)
  if (player === undefined || !isRight) {
    const who = player === undefined ? {} : { playerId: player.player_id }
    logSecurityEvent(ctx, { event: 'login.failed', method: 'password', ...who }, caller)
    return refuse(10030)
  }
  await clearAttempt(ctx, attempt)
  const opened = await transact(ctx.db, (trx) =>
    openSession(ctx, trx, player.player_id, { ...request, method: 'password' }, caller),
  )
  return opened.ok ? succeed(await buildLoginResult(ctx, opened.data)) : opened
}
