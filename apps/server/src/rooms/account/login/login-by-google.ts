import type { ParsedRequestOf } from '@gamehall/contract'
import type { loginByGoogle as call } from '@gamehall/contract/account'
import { ACCOUNT_TYPES, type Locale } from '@gamehall/contract/constants'
import { type Refusal, refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import { acquireAdvisoryLock } from '../../../platform/database/acquire-advisory-lock.ts'
import { transact } from '../../../platform/database/transact.ts'
import { hashSecret } from '../../../platform/encryption/hash-secret.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { logSecurityEvent } from '../../../platform/telemetry/security-log.ts'
import type { GoogleIdentity } from '../../../providers/google/index.ts'
import { firstNickname } from '../players/first-nickname.ts'
import { readPlayerByEmail, readPlayerByGoogle } from '../players/player-queries.ts'
import { saveBirthDate, validateAge } from '../registration/age-gate.ts'
import { createPlayer, type PlayerCreation } from '../registration/create-player.ts'
import { notifySecurityChange } from '../security/notify-security.ts'
import { openSession } from '../sessions/open-session.ts'
import type { AccountContext, AccountTrx } from '../tables.ts'
import { buildLoginResult } from './build-login-result.ts'

const GENERATED_NAME_LENGTH = 11
const NICKNAME_MAX_LENGTH = 20

/**
 * Logs in by a Google ID token (§2) and registers a new player on the first login. The token must carry a nonce of
 * `startGoogleLogin`; both work once. 10030: invalid token; 10049: the account is locked; 10148: Google is not configured
 * or its keys cannot be fetched; 400: too young (`birth_date`) or unknown invite code.
 */
export const loginByGoogle: UseCase<typeof call, AccountContext> = async (ctx, request, caller) => {
  const fail = () => {
    logSecurityEvent(ctx, { event: 'login.failed', method: 'google' }, caller)
    return refuse(10030)
  }
  const verification = await ctx.providers.google.verify(request.id_token, ctx.clock.now())
  if (verification.status !== 'verified') {
    ctx.log.info({ status: verification.status, reason: verification.reason }, 'google login not verified')
    return verification.status === 'refused' ? fail() : refuse(10148)
  }
  const { identity } = verification
  const opened = await transact(ctx.db, async (trx) => {
    if (!(await isFirstUse(trx, request.id_token, identity.expiresAt))) return fail()
    if (!(await consumeNonce(ctx, trx, identity.nonce))) return fail()
    const player = await findOrCreate(ctx, trx, request, identity, caller.locale)
    if (player.status === 'age_refused') return player.refusal
    if (player.status === 'inviter_unknown') return refuseField('invite_code', 'invite_code_unknown')
    if (player.status === 'taken') throw new Error(`a generated ${player.what} is taken`)
    return openSession(ctx, trx, player.playerId, { ...request, method: 'google' }, caller)
  })
  return opened.ok ? succeed(await buildLoginResult(ctx, opened.data)) : opened
}

/**
 * Stores the token; false when it was used before. Tokens are compared by header and payload only, because one signature
 * has several base64url spellings (spare bits in the last character).
 */
async function isFirstUse(trx: AccountTrx, idToken: string, expiresAt: Date): Promise<boolean> {
  const signed = idToken.slice(0, idToken.lastIndexOf('.'))
  const kept = await trx
    .insertInto('google_tokens')
    .values({ token_hash: hashSecret(signed), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('expires_at')
    .executeTakeFirst()
  return kept !== undefined
}

/** Deletes the token's nonce; false when it is unknown, expired or used. */
async function consumeNonce(ctx: AccountContext, trx: AccountTrx, nonce: string | null): Promise<boolean> {
  if (nonce === null) return false
  const used = await trx
    .deleteFrom('google_nonces')
    .where('nonce_hash', '=', hashSecret(nonce))
    .where('expires_at', '>', ctx.clock.now())
    .returning('expires_at')
    .executeTakeFirst()
  return used !== undefined
}

/** Finds or creates the player. An advisory lock serializes logins of one Google account, so that they create one player. */
async function findOrCreate(
  ctx: AccountContext,
  trx: AccountTrx,
  request: ParsedRequestOf<typeof call>,
  identity: GoogleIdentity,
  locale: Locale,
): Promise<PlayerCreation | { readonly status: 'age_refused'; readonly refusal: Refusal<400> }> {
  await acquireAdvisoryLock(trx, `google/${identity.subject}`)
  const known = await readPlayerByGoogle(trx, identity.subject)
  if (known !== undefined) return { status: 'created', playerId: known.player_id }
  const linkedId = await linkByEmail(ctx, trx, identity)
  if (linkedId !== null) return { status: 'created', playerId: linkedId }

  const age = validateAge(ctx, request.birth_date)
  if (!age.ok) return { status: 'age_refused', refusal: age }
  const created = await createFirst(ctx, trx, request, identity, locale)
  if (created.status === 'created') await saveBirthDate(ctx, trx, created.playerId, request.birth_date)
  return created
}

async function createFirst(
  ctx: AccountContext,
  trx: AccountTrx,
  request: ParsedRequestOf<typeof call>,
  identity: GoogleIdentity,
  locale: Locale,
): Promise<PlayerCreation> {
  const account = `g${ctx.ids.code(GENERATED_NAME_LENGTH).toLowerCase()}`
  const draft = {
    account,
    nickname: await firstNickname(ctx, trx, nicknameOf(identity) ?? account, locale),
    accountType: ACCOUNT_TYPES.formal,
    phone: null,
    areaCode: '886',
    email: identity.isEmailVerified ? identity.email : null,
    passwordHash: null,
    googleSubject: identity.subject,
    invitedBy: request.invite_code ?? null,
  }
  const created = await createPlayer(ctx, trx, draft)
  const isEmailTaken = created.status === 'taken' && created.what === 'email'
  return isEmailTaken ? createPlayer(ctx, trx, { ...draft, email: null }) : created
}

/** Links the account with the same verified email, if Google itself runs that mailbox. Returns its player id, or null. */
async function linkByEmail(
  ctx: AccountContext,
  trx: AccountTrx,
  { subject, email, isEmailOurs }: GoogleIdentity,
): Promise<bigint | null> {
  if (email === null || !isEmailOurs) return null
  const owner = await readPlayerByEmail(trx, email)
  if (owner === undefined || owner.google_subject !== null) return null
  await trx
    .updateTable('players')
    .set({ google_subject: subject })
    .where('player_id', '=', owner.player_id)
    .execute()
  await notifySecurityChange(ctx, trx, owner.player_id, 'google')
  logSecurityEvent(ctx, {
    event: 'credential.changed',
    credential: 'google',
    playerId: owner.player_id,
  })
  return owner.player_id
}

function nicknameOf({ name }: GoogleIdentity): string | null {
  const clean = [...(name ?? '').replace(/[\p{C}<>]/gu, '')].slice(0, NICKNAME_MAX_LENGTH).join('').trim()
  return clean === '' ? null : clean
}
