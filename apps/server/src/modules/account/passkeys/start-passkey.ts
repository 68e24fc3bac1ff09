import type { startPasskey as call } from '@gamehall/contract/account'
import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import type { Hall } from '../../../core/hall.ts'
import { localized } from '../../../core/localized.ts'
import { type Outcome, refuse, refuseField, succeed } from '../../../core/outcome.ts'
import type { Caller, Session, UseCase } from '../../../http/route.ts'
import { readSiteSettings } from '../../site/index.ts'
import { verifyLoginPassword } from '../login-password.ts'
import { type PlayerRow, readPlayer } from '../player-queries.ts'
import { keepChallenge } from './passkey-challenge.ts'
import { readPasskeys } from './passkey-queries.ts'
import {
  PASSKEY_ALGORITHMS,
  PASSKEY_TIMEOUT_MS,
  PASSKEYS_AT_MOST,
  RECENT_LOGIN_MS,
  relyingPartyOf,
} from './passkey-rules.ts'

/**
 * Starts the registration of a passkey after proof of ownership: the login password (10021 wrong, 10145 too many
 * attempts); for an account without one, a recent login (400 `login_not_recent`). A session that has just registered needs
 * no password. 403: test account; 400 `passkey_full`: limit reached.
 */
export const startPasskey: UseCase<typeof call> = async (hall, { password }, caller) => {
  const { playerId, accountType, sessionId } = caller.session
  if (accountType === ACCOUNT_TYPES.test) return refuse(403)
  const player = await readPlayer(hall.db, playerId)
  if (player === undefined) return refuse(401)
  const owner = await proveOwner(hall, player, password, caller)
  if (!owner.ok) return owner
  const known = await readPasskeys(hall.db, playerId)
  if (known.length >= PASSKEYS_AT_MOST) return refuseField('name', 'passkey_full')
  const options = await generateRegistrationOptions({
    rpName: localized((await readSiteSettings(hall.db)).name, caller.locale),
    rpID: relyingPartyOf(caller),
    userID: new TextEncoder().encode(player.uuid),
    userName: player.account,
    userDisplayName: player.nickname,
    timeout: PASSKEY_TIMEOUT_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    excludeCredentials: known.map((row) => ({ id: row.credential_id, transports: row.transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(hall, options.challenge, sessionId)
  return succeed({ options: { ...options } })
}

async function proveOwner(
  hall: Hall,
  player: PlayerRow,
  password: string | undefined,
  caller: Caller<Session>,
): Promise<Outcome<null, 400 | 10021 | 10145>> {
  if (password !== undefined) return verifyLoginPassword(hall, player, password, caller)
  const { created_at: loggedInAt, method } = await hall.db
    .selectFrom('sessions')
    .select(['created_at', 'method'])
    .where('session_id', '=', caller.session.sessionId)
    .executeTakeFirstOrThrow()
  const isRecent = hall.clock.now().getTime() - loggedInAt.getTime() < RECENT_LOGIN_MS
  if (player.password_hash === null)
    return isRecent ? succeed(null) : refuseField('password', 'login_not_recent')
  return isRecent && method === 'register' ? succeed(null) : refuseField('password', 'required')
}
