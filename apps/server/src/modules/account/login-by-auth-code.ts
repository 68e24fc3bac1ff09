import type { loginByAuthCode as call } from '@gamehall/contract/account'
import { sql } from 'kysely'
import { hashSecret } from '../../core/hash-secret.ts'
import { refuse, succeed } from '../../core/outcome.ts'
import { logSecurityEvent } from '../../core/security-log.ts'
import { transact } from '../../core/transact.ts'
import type { UseCase } from '../../http/route.ts'
import { answerLogin } from './answer-login.ts'
import { openSession } from './open-session.ts'

/**
 * Logs in by a one-time code from another device (§2 /auth). The code is deleted on first use. 10015: unknown or expired
 * code, or the session that created it has ended. 10049: the account is locked.
 */
export const loginByAuthCode: UseCase<typeof call> = async (hall, request, caller) => {
  const { rows } = await sql<{ player_id: bigint }>`
    delete from auth_codes using sessions
     where code_hash = ${hashSecret(request.code)} and expires_at > ${hall.clock.now()}
       and sessions.session_id = auth_codes.session_id and sessions.ended_at is null
    returning auth_codes.player_id`.execute(hall.db)
  const redeemed = rows[0]
  if (redeemed === undefined) {
    logSecurityEvent(hall, { event: 'login.failed', method: 'auth_code' }, caller)
    return refuse(10015)
  }
  const opened = await transact(hall.db, (trx) =>
    openSession(hall, trx, redeemed.player_id, { ...request, method: 'auth_code' }, caller),
  )
  return opened.ok ? succeed(await answerLogin(hall, opened.data)) : opened
}
