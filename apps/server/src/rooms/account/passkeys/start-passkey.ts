import type { startPasskey as call } from '@gamehall/contract/account'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import { type Outcome, refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import type { Caller, Session, UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { readSiteSettings } from '../../site/index.ts'
import { verifyLoginPassword } from '../passwords/verify-login-password.ts'
import { type PlayerRow, readPlayer } from '../players/player-queries.ts'
import { isRecentLogin } from '../sessions/is-recent-login.ts'
import type { AccountContext } from '../tables.ts'
import { saveChallenge } from './passkey-challenge.ts'
import { readPasskeys } from './passkey-queries.ts'
import { MAX_PASSKEYS, PASSKEY_ALGORITHMS, PASSKEY_TIMEOUT_MS, relyingPartyId } from './passkey-rules.ts'

/**
 * Starts the registration of a passkey after proof of ownership: the login password (10021 wrong, 10145 too many
 * attempts); for an account without one, a recent login (400 `login_not_recent`). A session that has just registered needs
 * no password. 400 `passkey_full`: limit reached.
 */
export const startPasskey: UseCase<typeof call, AccountContext> = async (ctx, { password }, caller) => {
  const { playerId, sessionId } = caller.session
  const player = await readPlayer(ctx.db, playerId)
  if (player === undefined) return refuse(401)
  const owner = await proveOwner(ctx, player, password, caller)
  if (!owner.ok) return owner
  const known = await readPasskeys(ctx.db, playerId)
  if (known.length >= MAX_PASSKEYS) return refuseField('name', 'passkey_full')
  const options = await generateRegistrationOptions({
    rpName: localizeText((await readSiteSettings(ctx.db)).name, caller.locale),
    rpID: relyingPartyId(caller),
    userID: new TextEncoder().encode(player.uuid),
    userName: player.account,
    userDisplayName: player.nickname,
    timeout: PASSKEY_TIMEOUT_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    excludeCredentials: known.map((row) => ({ id: row.credential_id, transports: row.transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await saveChallenge(ctx, options.challenge, sessionId)
  return succeed({ options: { ...options } })
}

async function proveOwner(
  ctx: AccountContext,
  player: PlayerRow,
  password: string | undefined,
  caller: Caller<Session>,
): Promise<Outcome<null, 400 | 10021 | 10145>> {
  if (password !== undefined) return verifyLoginPassword(ctx, player, password, caller)
  const { created_at: loggedInAt, method } = await ctx.db
    .selectFrom('sessions')
    .select(['created_at', 'method'])
    .where('session_id', '=', caller.session.sessionId)
    .executeTakeFirstOrThrow()
  const isRecent = isRecentLogin(loggedInAt, ctx.clock.now())
  if (player.password_hash === null)
    return isRecent ? succeed(null) : refuseField('password', 'login_not_recent')
  return isRecent && method === 'register' ? succeed(null) : refuseField('password', 'required')
}
