import type { loginByAccount as call } from '@gamehall/contract/account'
import { refuse, succeed } from '../../core/outcome.ts'
import { transact } from '../../core/transact.ts'
import type { UseCase } from '../../http/route.ts'
import { answerLogin } from './answer-login.ts'
import { claimAttempt, forgiveAttempt } from './login-attempts.ts'
import { openSession } from './open-session.ts'
import { isPassword } from './password-hash.ts'
import { readPlayerByAccount } from './player-queries.ts'

/**
 * Logs in by account and password (§2). A missing account takes the same work and gives the same answer as a
 * wrong password (10030), and both are slowed down and locked alike (10145).
 */
export const loginByAccount: UseCase<typeof call> = async (hall, request, caller) => {
  const attempt = { account: request.account, ip: caller.ip }
  const claimed = await claimAttempt(hall, attempt)
  if (!claimed.ok) return claimed
  const player = await readPlayerByAccount(hall.db, request.account)
  const isRight = await isPassword(player?.password_hash ?? null, request.password)
  if (player === undefined || !isRight) return refuse(10030)
  await forgiveAttempt(hall, attempt)
  const opened = await transact(hall.db, (trx) =>
    openSession(hall, trx, player.player_id, { ...request, method: 'password' }, caller),
  )
  return opened.ok ? succeed(await answerLogin(hall, opened.data)) : opened
}
