import type { Hall } from '../../core/hall.ts'
import { type Outcome, refuse, refuseField, succeed } from '../../core/outcome.ts'
import { logSecurityEvent } from '../../core/security-log.ts'
import type { Caller } from '../../http/route.ts'
import { claimAttempt, forgiveAttempt } from './login-attempts.ts'
import { isPassword } from './password-hash.ts'
import { readPlayer } from './player-queries.ts'

/** The key for counting pay password attempts. It cannot equal a login name: those contain no slash. */
export const payAttemptKey = (playerId: bigint): string => `pay/${playerId}`

/** Whether the player has set a pay password. */
export async function hasPayPassword(db: Hall['db'], playerId: bigint): Promise<boolean> {
  return (await readPlayer(db, playerId))?.pay_password_hash != null
}

/**
 * Verifies the player's pay password. 10022: wrong; 10145: too many attempts (same waits and lock as logins); 400
 * (`pay_password`: `pay_password_missing`): none set.
 */
export async function verifyPayPassword(
  hall: Hall,
  playerId: bigint,
  password: string,
  caller: Pick<Caller, 'ip' | 'requestId'>,
): Promise<Outcome<null, 400 | 10022 | 10145>> {
  const player = await readPlayer(hall.db, playerId)
  if (player?.pay_password_hash == null) return refuseField('pay_password', 'pay_password_missing')
  const attempt = { account: payAttemptKey(playerId), caller, method: 'pay_password', playerId }
  const claimed = await claimAttempt(hall, attempt)
  if (!claimed.ok) return claimed
  if (!(await isPassword(player.pay_password_hash, password))) {
    logSecurityEvent(hall, { event: 'login.failed', method: 'pay_password', playerId }, caller)
    return refuse(10022)
  }
  await forgiveAttempt(hall, attempt)
  return succeed(null)
}
