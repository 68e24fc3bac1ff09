import type { Hall } from '../../core/hall.ts'
import { type Outcome, refuse, refuseField, succeed } from '../../core/outcome.ts'
import { logSecurityEvent } from '../../core/security-log.ts'
import type { Caller } from '../../http/route.ts'
import { claimAttempt, forgiveAttempt } from './login-attempts.ts'
import { isPassword } from './password-hash.ts'
import { readPlayer } from './player-queries.ts'

/** Tries of a pay password are counted apart from logins: no account name has a slash. */
export const payAttemptKey = (playerId: bigint): string => `pay/${playerId}`

export async function hasPayPassword(db: Hall['db'], playerId: bigint): Promise<boolean> {
  return (await readPlayer(db, playerId))?.pay_password_hash != null
}

/**
 * Whether `password` is the player's pay password. 10022 wrong, 10145 while wrong tries have it wait or locked (as
 * logins do), 400 (`pay_password`: `pay_password_missing`) when the player has none yet.
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
