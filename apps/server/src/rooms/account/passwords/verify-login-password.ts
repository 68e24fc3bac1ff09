import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { logSecurityEvent } from '../../../platform/telemetry/security-log.ts'
import { clearAttempt, consumeAttempt } from '../login/login-attempts.ts'
import type { PlayerRow } from '../players/player-queries.ts'
import type { AccountContext } from '../tables.ts'
import { verifyPassword } from './password-hash.ts'

/** Verifies the login password of a logged-in player. 10021: wrong, or the player has none; 10145: too many attempts. */
export async function verifyLoginPassword(
  ctx: AccountContext,
  player: PlayerRow,
  password: string,
  caller: Pick<Caller, 'ip' | 'requestId'>,
): Promise<Outcome<null, 10021 | 10145>> {
  const { player_id: playerId, account } = player
  const attempt = { account, caller, method: 'password_again', playerId }
  const claimed = await consumeAttempt(ctx, attempt)
  if (!claimed.ok) return claimed
  if (!(await verifyPassword(player.password_hash, password))) {
    logSecurityEvent(ctx, { event: 'login.failed', method: 'password_again', playerId }, caller)
    return refuse(10021)
  }
  await clearAttempt(ctx, attempt)
  return succeed(null)
}
