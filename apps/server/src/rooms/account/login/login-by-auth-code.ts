import type { loginByAuthCode as call } from '@gamehall/contract/account'
import { sql } from 'kysely'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import { hashSecret } from '../../../platform/encryption/hash-secret.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { logSecurityEvent } from '../../../platform/telemetry/security-log.ts'
import { openSession } from '../sessions/open-session.ts'
import type { AccountContext } from '../tables.ts'
import { buildLoginResult } from './build-login-result.ts'

/**
 * Logs in by a one-time code from another device (§2 /auth). The code is deleted on first use. 10015: unknown or expired
 * code, or the session that created it has ended. 10049: the account is locked.
 */
export const loginByAuthCode: UseCase<typeof call, AccountContext> = async (ctx, request, caller) => {
  const { rows } = await sql<{ player_id: bigint }>`
    delete from auth_codes using sessions
     where code_hash = ${hashSecret(request.code)} and expires_at > ${ctx.clock.now()}
       and sessions.session_id = auth_codes.session_id and sessions.ended_at is null
    returning auth_codes.player_id`.execute(ctx.db)
  const redeemed = rows[0]
  if (redeemed === undefined) {
    logSecurityEvent(ctx, { event: 'login.failed', method: 'auth_code' }, caller)
    return refuse(10015)
  }
  const opened = await transact(ctx.db, (trx) =>
    openSession(ctx, trx, redeemed.player_id, { ...request, method: 'auth_code' }, caller),
  )
  return opened.ok ? succeed(await buildLoginResult(ctx, opened.data)) : opened
}
