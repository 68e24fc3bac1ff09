import type { loginByAccount as call } from '@gamehall/contract/account'
import { refuse, succeed } from '../../core/outcome.ts'
import { logSecurityEvent } from '../../core/security-log.ts'
import { transact } from '../../core/transact.ts'
import type { UseCase } from '../../http/route.ts'
import { answerLogin } from './answer-login.ts'
import { claimAttempt, forgiveAttempt } from './login-attempts.ts'
import { parseLoginName, readPlayerByLoginName } from './login-name.ts'
import { openSession } from './open-session.ts'
import { isPassword } from './password-hash.ts'

/**
 * Logs in by password and account name, bound phone or bound email (§2). An unknown name costs the same work and gives the
 * same answer as a wrong password (10030), with the same waits and locks (10145). 10049: the account is locked.
 */
export const loginByAccount: UseCase<typeof call> = async (hall, request, caller) => {
  const name = parseLoginName(request.account)
  const attempt = { account: name.text, caller, method: 'password' }
  const claimed = await claimAttempt(hall, attempt)
  if (!claimed.ok) return claimed
  const player = await readPlayerByLoginName(hall.db, name)
  const isRight = await isPassword(player?.password_hash ?? null, request.password)
  if (player === undefined || !isRight) {
    const who = player === undefined ? {} : { playerId: player.player_id }
    logSecurityEvent(hall, { event: 'login.failed', method: 'password', ...who }, caller)
    return refuse(10030)
  }
  await forgiveAttempt(hall, attempt)
  const opened = await transact(hall.db, (trx) =>
    openSession(hall, trx, player.player_id, { ...request, method: 'password' }, caller),
  )
  return opened.ok ? succeed(await answerLogin(hall, opened.data)) : opened
}
