import type { LoginResult, Passkey } from '@gamehall/contract/account'
import type { Hall } from '../../core/hall.ts'
import type { Outcome } from '../../core/outcome.ts'
import { logSecurityEvent } from '../../core/security-log.ts'
import type { Trx } from '../../core/transact.ts'
import type { Caller } from '../../http/route.ts'
import { answerLogin } from './answer-login.ts'
import { endSession } from './end-session.ts'
import { type Device, type OpenedSession, openSession } from './open-session.ts'
import { readPasskeys, viewPasskey } from './passkeys/passkey-queries.ts'
import type { PlayerRow } from './player-queries.ts'
import { notifySecurityChange } from './security/notify-security.ts'

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
  hall: Hall,
  trx: Trx,
  { player_id: playerId }: PlayerRow,
  { passwordHash, device, caller }: PasswordChange,
): Promise<Outcome<OpenedSession, 10049>> {
  await trx
    .updateTable('players')
    .set({ password_hash: passwordHash })
    .where('player_id', '=', playerId)
    .execute()
  await trx.deleteFrom('auth_codes').where('player_id', '=', playerId).execute()
  await endSession(hall, trx, { playerId }, 'password_changed')
  await notifySecurityChange(hall, trx, playerId, 'loginPassword')
  return openSession(hall, trx, playerId, { ...device, method: 'password_change' }, caller)
}

/**
 * Builds the response of a password change, after its transaction: the new session, and the passkeys that can still log
 * in, for review.
 */
export async function answerPasswordChange(
  hall: Hall,
  opened: OpenedSession,
  caller: Caller,
): Promise<LoginResult & { passkeys: Passkey[] }> {
  const { playerId } = opened
  logSecurityEvent(hall, { event: 'credential.changed', credential: 'login_password', playerId }, caller)
  const [result, passkeys] = await Promise.all([answerLogin(hall, opened), readPasskeys(hall.db, playerId)])
  return { ...result, passkeys: passkeys.map(viewPasskey) }
}
