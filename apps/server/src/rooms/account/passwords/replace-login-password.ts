import type { LoginResult, Passkey } from '@gamehall/contract/account'
import type { Outcome } from '../../../platform/context/outcome.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { logSecurityEvent } from '../../../platform/telemetry/security-log.ts'
import { buildLoginResult } from '../login/build-login-result.ts'
import { readPasskeys, viewPasskey } from '../passkeys/passkey-queries.ts'
import type { PlayerRow } from '../players/player-queries.ts'
import { notifySecurityChange } from '../security/notify-security.ts'
import { endSession } from '../sessions/end-session.ts'
import { type Device, type OpenedSession, openSession } from '../sessions/open-session.ts'
import type { AccountContext, AccountTrx } from '../tables.ts'

interface PasswordChange {
  readonly passwordHash: string
  readonly device: Device
  readonly caller: Caller
}

/**
 * Stores a new login password in the caller's transaction: ends every session of the person, deletes the one-time login
 * codes, notifies the contacts, and opens a session for the caller. 10049: the account is locked.
 */
export async function replaceLoginPassword(
  ctx: AccountContext,
  trx: AccountTrx,
  { player_id: playerId }: PlayerRow,
  { passwordHash, device, caller }: PasswordChange,
): Promise<Outcome<OpenedSession, 10049>> {
  await trx
    .updateTable('players')
    .set({ password_hash: passwordHash })
    .where('player_id', '=', playerId)
    .execute()
  await trx.deleteFrom('auth_codes').where('player_id', '=', playerId).execute()
  await endSession(ctx, trx, { playerId }, 'password_changed')
  await notifySecurityChange(ctx, trx, playerId, 'loginPassword')
  return openSession(ctx, trx, playerId, { ...device, method: 'password_change' }, caller)
}

/**
 * Builds the response of a password change, after its transaction: the new session, and the passkeys that can still log
 * in, for review.
 */
export async function buildPasswordChangeResult(
  ctx: AccountContext,
  opened: OpenedSession,
  caller: Caller,
): Promise<LoginResult & { passkeys: Passkey[] }> {
  const { playerId } = opened
  logSecurityEvent(ctx, { event: 'credential.changed', credential: 'login_password', playerId }, caller)
  const [result, passkeys] = await Promise.all([
    buildLoginResult(ctx, opened),
    readPasskeys(ctx.db, playerId),
  ])
  return { ...result, passkeys: passkeys.map(viewPasskey) }
}
