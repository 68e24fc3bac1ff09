import { type Outcome, refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { logSecurityEvent } from '../../../platform/telemetry/security-log.ts'
import { clearAttempt, consumeAttempt } from '../login/login-attempts.ts'
import { readPlayer } from '../players/player-queries.ts'
import { type AccountContext, withAccountTables } from '../tables.ts'
import { verifyPassword } from './password-hash.ts'

/** The key for counting pay password attempts. It cannot equal a login name: those contain no slash. */
export const payAttemptKey = (playerId: bigint): string => `pay/${playerId}`

/** Whether the player has set a pay password. */
export async function hasPayPassword(db: Db, playerId: bigint): Promise<boolean> {
  return (await readPlayer(withAccountTables(db), playerId))?.pay_password_hash != null
}

/**
 * Verifies the player's pay password. 10022: wrong; 10145: too many attempts (same waits and lock as logins); 400
 * (`pay_password`: `pay_password_missing`): none set.
 */
export async function verifyPayPassword(
  ctx: AccountContext,
  playerId: bigint,
  password: string,
  caller: Pick<Caller, 'ip' | 'requestId'>,
): Promise<Outcome<null, 400 | 10022 | 10145>> {
  const player = await readPlayer(ctx.db, playerId)
  if (player?.pay_password_hash == null) return refuseField('pay_password', 'pay_password_missing')
  const attempt = { account: payAttemptKey(playerId), caller, method: 'pay_password', playerId }
  const claimed = await consumeAttempt(ctx, attempt)
  if (!claimed.ok) return claimed
  if (!(await verifyPassword(player.pay_password_hash, password))) {
    logSecurityEvent(ctx, { event: 'login.failed', method: 'pay_password', playerId }, caller)
    return refuse(10022)
  }
  await clearAttempt(ctx, attempt)
  return succeed(null)
}
