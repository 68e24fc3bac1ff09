import type { Hall } from '../../core/hall.ts'
import { type Outcome, refuse, succeed } from '../../core/outcome.ts'
import { logSecurityEvent } from '../../core/security-log.ts'
import type { Caller } from '../../http/route.ts'
import { claimAttempt, forgiveAttempt } from './login-attempts.ts'
import { isPassword } from './password-hash.ts'
import type { PlayerRow } from './player-queries.ts'

/** Verifies the login password of a logged-in player. 10021: wrong, or the player has none; 10145: too many attempts. */
export async function verifyLoginPassword(
  hall: Hall,
  player: PlayerRow,
  password: string,
  caller: Pick<Caller, 'ip' | 'requestId'>,
): Promise<Outcome<null, 10021 | 10145>> {
  const { player_id: playerId, account } = player
  const attempt = { account, caller, method: 'password_again', playerId }
  const claimed = await claimAttempt(hall, attempt)
  if (!claimed.ok) return claimed
  if (!(await isPassword(player.password_hash, password))) {
    logSecurityEvent(hall, { event: 'login.failed', method: 'password_again', playerId }, caller)
    return refuse(10021)
  }
  await forgiveAttempt(hall, attempt)
  return succeed(null)
}
