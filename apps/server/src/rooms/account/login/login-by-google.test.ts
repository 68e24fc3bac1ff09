import { createServer } from 'node:http'
import { loginByGoogle as call, startGoogleLogin as startCall } from '@gamehall/contract/account'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashSecret } from '../../../platform/encryption/hash-secret.ts'
import { createIdTokenVerifier, googleNotConfigured } from '../../../providers/google/index.ts'
import { createTestIssuer, type TestIssuer } from '../../../testing/create-test-issuer.ts'
import {
  createSecurityRecorder,
  createTestCaller,
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestContext,
} from '../../../testing/index.ts'
import { loginByGoogle } from './login-by-google.ts'
import { startGoogleLogin } from './start-google-login.ts'

const clock = createTestClock()
const stranger = createTestCaller()
let issuer: TestIssuer
let ctx: TestContext
let sub: string
let made = 0

beforeAll(async () => {
  issuer = await createTestIssuer()
  ctx = await createTestContext({ clock, providers: { google: createIdTokenVerifier(issuer) } })
})
afterAll(async () => {
  await ctx.close()
  await issuer.close()
})
beforeEach(() => {
  made += 1
  sub = `subject-${made}`
})

/** An ID token with a nonce of `startGoogleLogin`. */
const sign = async (claims: Record<string, unknown> = {}) =>
  issuer.sign({ sub, nonce: await newNonce(), ...claims }, clock.now())
async function newNonce(): Promise<string> {
  const begun = await startGoogleLogin(ctx, {}, stranger)
  if (!begun.ok) throw new Error('no nonce')
  return startCall.response.parse(begun.data).nonce
}
const login = (id_token: string, change: object = {}, at = ctx) =>
  loginByGoogle(at, call.request.parse({ id_token, ...change }), stranger)

async function userOf(claims: Record<string, unknown> = {}, change: object = {}) {
  const outcome = await login(await sign(claims), change)
  if (!outcome.ok) throw new Error(`refused: ${outcome.code}`)
  return call.response.parse(outcome.data)
}

test('registers on the first login, and recognizes the subject later', async () => {
  const first = await userOf({
    name: '王 小<b>明\u0000',
    email: `New${made}@example.com`,
    email_verified: true,
  })
  expect(first).toMatchObject({ is_new: true, needs_information: true })
  expect(first.user).toMatchObject({
    nickname: '王 小b明',
    email: 'n***@example.com',
    has_login_password: false,
  })
  expect(first.user.user_acc).toMatch(/^g[a-z2-9]{11}$/)
  clock.advance(1_000)
  expect((await userOf()).user.user_id).toBe(first.user.user_id)
})

test('a name at Google that would pass for staff is no nickname', async () => {
  expect((await userOf({ name: 'Aurora 客服' })).user.nickname).toMatch(/^玩家\d{6}$/)
})

test('does not adopt an unverified email', async () => {
  const { user } = await userOf({ email: `unsure${made}@gmail.com`, email_verified: false })
  expect(user.email).toBeNull()
})

describe('an account with the same email', () => {
  test.each([
    ['a mailbox Google runs', 'gmail.com', {}, true],
    ['a hosted domain', 'firm.example', { hd: 'firm.example' }, true],
    ['a foreign mailbox', 'example.com', {}, false],
    ['an unverified claim', 'gmail.com', { email_verified: false }, false],
  ] as const)('%s: the same person only if Google vouches for it', async (_name, domain, claims, isSame) => {
    const email = `owner${made}@${domain}`
    const owner = await createTestPlayer(ctx, { email })
    const { user } = await userOf({ email, email_verified: true, ...claims })
    expect(user.user_id === String(owner.playerId)).toBe(isSame)
    if (!isSame) expect(user.email).toBeNull()
    const { rows } = await ctx.pool.query(
      "select title->>'en' as title from messages where player_id = $1 order by message_id",
      [owner.playerId],
    )
    const titles = rows.map(({ title }) => title)
    expect(titles.includes('Google account linked'), 'the owner is notified').toBe(isSame)
  })

  test('a link is a security event of the owner', async () => {
    const email = `seen${made}@gmail.com`
    const owner = await createTestPlayer(ctx, { email })
    const security = createSecurityRecorder()
    const id_token = await sign({ email, email_verified: true })
    expect(await login(id_token, {}, { ...ctx, log: security.log })).toMatchObject({ ok: true })
    expect(security.events.slice(0, 1)).toMatchObject([
      { event: 'credential.changed', credential: 'google', playerId: owner.playerId.toString() },
    ])
  })

  test('is not linked when it has another Google account', async () => {
    const email = `held${made}@gmail.com`
    const first = await userOf({ email, email_verified: true })
    const other = await userOf({ sub: `${sub}-other`, email, email_verified: true })
    expect(other.user.user_id).not.toBe(first.user.user_id)
  })
})

test('concurrent first logins create one player', async () => {
  const tokens = await Promise.all([1, 2, 3, 4, 5, 6].map((jti) => sign({ jti: String(jti) })))
  const outcomes = await Promise.all(tokens.map((token) => login(token)))
  const players = new Set(outcomes.map((outcome) => (outcome.ok ? outcome.data.user.user_id : outcome.code)))
  expect(players.size).toBe(1)
})

test('a token logs in once, also under concurrent calls', async () => {
  const token = await sign()
  const outcomes = await Promise.all([login(token), login(token)])
  expect(outcomes.map((outcome) => (outcome.ok ? 0 : outcome.code)).sort()).toEqual([0, 10030])
})

/** Other spellings of the same signature: the last base64url character has spare bits. */
function rewriteSignature(token: string): string[] {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const bytes = (text: string) =>
    Buffer.from(text.slice(text.lastIndexOf('.') + 1), 'base64url').toString('hex')
  return [...alphabet]
    .map((last) => token.slice(0, -1) + last)
    .filter((other) => other !== token && bytes(other) === bytes(token))
}

test('a used token with another spelling of its signature is refused', async () => {
  const token = await sign()
  const copies = rewriteSignature(token)
  expect(copies.length).toBeGreaterThan(0)
  expect(await login(token)).toMatchObject({ ok: true })
  for (const copy of [...copies, `${token}=`]) {
    // With its nonce back, so that the token alone decides.
    await ctx.pool.query('insert into google_nonces (nonce_hash, expires_at) values ($1, $2)', [
      hashSecret(String(decodeJwt(token).nonce)),
      new Date(clock.now().getTime() + 60_000),
    ])
    expect(await login(copy)).toEqual({ ok: false, code: 10030 })
    await ctx.pool.query('delete from google_nonces')
  }
})

describe('the nonce of startGoogleLogin', () => {
  test('10030: a token without a nonce, with an unknown or expired one', async () => {
    expect(await login(await sign({ nonce: null }))).toEqual({ ok: false, code: 10030 })
    expect(await login(await sign({ nonce: 'invented' }))).toEqual({ ok: false, code: 10030 })
    const late = await newNonce()
    clock.advance(1_801_000)
    expect(await login(await sign({ nonce: late }))).toEqual({ ok: false, code: 10030 })
  })

  test('works for the first token that carries it', async () => {
    const nonce = await newNonce()
    expect(await login(await sign({ nonce }))).toMatchObject({ ok: true })
    expect(await login(await sign({ nonce, jti: 'another' }))).toEqual({ ok: false, code: 10030 })
  })

  test('a refusal that rolls back keeps token and nonce valid', async () => {
    const token = await sign()
    expect(await login(token, { invite_code: 'NOBODY22' })).toMatchObject({ code: 400 })
    expect(await login(token)).toMatchObject({ ok: true })
  })
})

test('an invite code counts on the first login; an unknown one is refused at its field', async () => {
  const token = await sign()
  expect(await login(token, { invite_code: 'NOBODY22' })).toMatchObject({
    code: 400,
    fields: [{ field: 'invite_code' }],
  })
  const inviter = await createTestPlayer(ctx)
  const { rows } = await ctx.pool.query('select invite_code from players where player_id = $1', [
    inviter.playerId,
  ])
  const outcome = await login(token, { invite_code: rows[0].invite_code })
  expect(outcome).toMatchObject({ data: { user: { parent_id: String(inviter.playerId) } } })
})

test('10049: a locked account', async () => {
  const { user } = await userOf()
  await ctx.pool.query("update players set status = 'locked' where player_id = $1", [user.user_id])
  clock.advance(1_000)
  expect(await login(await sign())).toEqual({ ok: false, code: 10049 })
})

describe('10030: an invalid token', () => {
  const hour = 3_600
  const inSeconds = (s: number) => Math.floor(clock.now().getTime() / 1000) + s

  test.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'someone-else' }],
    ['no audience', { aud: null }],
    ['expired', { iat: inSeconds(-2 * hour), exp: inSeconds(-hour) }],
    ['too old, however long it says it lives', { iat: inSeconds(-2 * hour), exp: inSeconds(24 * hour) }],
    ['without expiry', { exp: null }],
    ['without subject', { sub: null }],
    ['from the future', { iat: inSeconds(hour), exp: inSeconds(2 * hour) }],
  ])('%s', async (_name, claims) => {
    expect(await login(await sign(claims))).toEqual({ ok: false, code: 10030 })
  })

  test('signed by someone else, by another algorithm, or not at all', async () => {
    const forged = await issuer.sign({ sub }, clock.now(), { signedBy: 'stranger' })
    const otherAlgorithm = await issuer.sign({ sub }, clock.now(), { signedBy: 'RS512' })
    const unsigned = new UnsecuredJWT({ sub, iss: issuer.issuer, aud: issuer.clientId })
      .setExpirationTime('1h')
      .encode()
    for (const token of [forged, otherAlgorithm, unsigned, 'not.a.token', 'x']) {
      expect(await login(token)).toEqual({ ok: false, code: 10030 })
    }
  })

  test('signed by a key that the token itself brings or names', async () => {
    const own = await generateKeyPair('RS256', { extractable: true })
    const jwk = { ...(await exportJWK(own.publicKey)), kid: 'RS256', alg: 'RS256' }
    const fetched: string[] = []
    const server = createServer((request, response) => {
      fetched.push(request.url ?? '')
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ keys: [jwk] }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const jku = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/keys`
    const claims = { sub, iss: issuer.issuer, aud: issuer.clientId, nonce: await newNonce() }
    for (const header of [{ jwk }, { jku }, { x5u: jku }]) {
      const token = await new SignJWT({ ...claims, iat: inSeconds(0), exp: inSeconds(hour) })
        .setProtectedHeader({ alg: 'RS256', kid: 'RS256', ...header })
        .sign(own.privateKey)
      expect(await login(token)).toEqual({ ok: false, code: 10030 })
    }
    expect(fetched).toEqual([])
    await new Promise((resolve) => server.close(resolve))
  })

  test('Google’s issuer is accepted without its scheme', async () => {
    expect((await userOf({ iss: 'accounts.google.com' })).is_new).toBe(true)
  })
})

test('10148: Google is not configured, or its keys cannot be fetched', async () => {
  const notSetUp = { ...ctx, providers: { ...ctx.providers, google: googleNotConfigured } }
  const unreachable = createIdTokenVerifier({ ...issuer, keysUrl: 'http://127.0.0.1:4799/certs' })
  const cutOff = { ...ctx, providers: { ...ctx.providers, google: unreachable } }
  const token = await sign()
  for (const broken of [notSetUp, cutOff]) {
    const at = { ...ctx, providers: broken.providers }
    expect(await login(token, {}, at)).toEqual({ ok: false, code: 10148 })
  }
  expect(await login(token)).toMatchObject({ ok: true })
})
