import type { ParsedRequestOf } from '@gamehall/contract'
import type { loginByGoogle as call } from '@gamehall/contract/account'
import type { Hall } from '../../core/hall.ts'
import { hashSecret } from '../../core/hash-secret.ts'
import { type Refusal, refuse, refuseField, succeed } from '../../core/outcome.ts'
import { logSecurityEvent } from '../../core/security-log.ts'
import { takeTurn } from '../../core/take-turn.ts'
import { type Trx, transact } from '../../core/transact.ts'
import type { UseCase } from '../../http/route.ts'
import type { GoogleIdentity } from '../../providers/google/index.ts'
import { judgeAge, keepBirthDate } from './age-gate.ts'
import { answerLogin } from './answer-login.ts'
import { createPlayer, type PlayerCreation } from './create-player.ts'
import { openSession } from './open-session.ts'
import { readPlayerByEmail, readPlayerByGoogle } from './player-queries.ts'
import { notifySecurityChange } from './security/notify-security.ts'

const GENERATED_NAME_LENGTH = 11
const NICKNAME_MAX_LENGTH = 20

/**
 * Logs in by a Google ID token (§2) and registers a new player on the first login. The token must carry a nonce of
 * `startGoogleLogin`; both work once. 10030: invalid token; 10049: the account is locked; 10148: Google is not configured
 * or its keys cannot be fetched; 400: too young (`birth_date`) or unknown invite code.
 */
export const loginByGoogle: UseCase<typeof call> = async (hall, request, caller) => {
  const fail = () => {
    logSecurityEvent(hall, { event: 'login.failed', method: 'google' }, caller)
    return refuse(10030)
  }
  const verification = await hall.providers.google.verify(request.id_token, hall.clock.now())
  if (verification.status !== 'verified') {
    hall.log.info({ status: verification.status, reason: verification.reason }, 'google login not verified')
    return verification.status === 'refused' ? fail() : refuse(10148)
  }
  const { identity } = verification
  const opened = await transact(hall.db, async (trx) => {
    if (!(await isFirstUse(trx, request.id_token, identity.expiresAt))) return fail()
    if (!(await consumeNonce(hall, trx, identity.nonce))) return fail()
    const player = await findOrCreate(hall, trx, request, identity)
    if (player.status === 'age_refused') return player.refusal
    if (player.status === 'inviter_unknown') return refuseField('invite_code', 'invite_code_unknown')
    if (player.status === 'taken') throw new Error(`a generated ${player.what} is taken`)
    return openSession(hall, trx, player.playerId, { ...request, method: 'google' }, caller)
  })
  return opened.ok ? succeed(await answerLogin(hall, opened.data)) : opened
}

/**
 * Stores the token; false when it was used before. Tokens are compared by header and payload only, because one signature
 * has several base64url spellings (spare bits in the last character).
 */
async function isFirstUse(trx: Trx, idToken: string, expiresAt: Date): Promise<boolean> {
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
async function consumeNonce(hall: Hall, trx: Trx, nonce: string | null): Promise<boolean> {
  if (nonce === null) return false
  const used = await trx
    .deleteFrom('google_nonces')
    .where('nonce_hash', '=', hashSecret(nonce))
    .where('expires_at', '>', hall.clock.now())
    .returning('expires_at')
    .executeTakeFirst()
  return used !== undefined
}

/** Finds or creates the player. An advisory lock serializes logins of one Google account, so that they create one player. */
async function findOrCreate(
  hall: Hall,
  trx: Trx,
  request: ParsedRequestOf<typeof call>,
  identity: GoogleIdentity,
): Promise<PlayerCreation | { readonly status: 'age_refused'; readonly refusal: Refusal<400> }> {
  await takeTurn(trx, `google/${identity.subject}`)
  const known = await readPlayerByGoogle(trx, identity.subject)
  if (known !== undefined) return { status: 'created', playerId: known.player_id }
  const linkedId = await linkByEmail(hall, trx, identity)
  if (linkedId !== null) return { status: 'created', playerId: linkedId }

  const age = judgeAge(hall, request.birth_date)
  if (!age.ok) return { status: 'age_refused', refusal: age }
  const created = await createFirst(hall, trx, request, identity)
  if (created.status === 'created') await keepBirthDate(hall, trx, created.playerId, request.birth_date)
  return created
}

async function createFirst(
  hall: Hall,
  trx: Trx,
  request: ParsedRequestOf<typeof call>,
  identity: GoogleIdentity,
): Promise<PlayerCreation> {
  const account = `g${hall.ids.code(GENERATED_NAME_LENGTH).toLowerCase()}`
  const draft = {
    account,
    nickname: nicknameOf(identity) ?? account,
    accountType: 1 as const,
    phone: null,
    areaCode: '886',
    email: identity.isEmailVerified ? identity.email : null,
    passwordHash: null,
    googleSubject: identity.subject,
    invitedBy: request.invite_code ?? null,
  }
  const created = await createPlayer(hall, trx, draft)
  const isEmailTaken = created.status === 'taken' && created.what === 'email'
  return isEmailTaken ? createPlayer(hall, trx, { ...draft, email: null }) : created
}

/** Links the account with the same verified email, if Google itself runs that mailbox. Returns its player id, or null. */
async function linkByEmail(
  hall: Hall,
  trx: Trx,
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
  await notifySecurityChange(hall, trx, owner.player_id, 'google')
  logSecurityEvent(hall, {
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
