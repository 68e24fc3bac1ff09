import {
  addPasskey as addCall,
  loginByPasskey as loginCall,
  removePasskey as removeCall,
  renamePasskey as renameCall,
} from '@gamehall/contract/account'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createTestCaller,
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestContext,
  type TestPlayer,
} from '../../../testing/index.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { authenticate } from '../sessions/authenticate.ts'
import { addPasskey } from './add-passkey.ts'
import { listPasskeys } from './list-passkeys.ts'
import { loginByPasskey } from './login-by-passkey.ts'
import { MAX_PASSKEYS } from './passkey-rules.ts'
import { removePasskey } from './remove-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'
import { startPasskey } from './start-passkey.ts'
import { startPasskeyLogin } from './start-passkey-login.ts'
import { type AuthenticatorFlaws, createVirtualAuthenticator } from './testing/virtual-authenticator.ts'

const ORIGIN = 'http://localhost'
const PASSWORD = 'harbour26'
const clock = createTestClock()
const stranger = createTestCaller()
let ctx: TestContext
let player: TestPlayer
let passwordHash: string

beforeAll(async () => {
  ctx = await createTestContext({ clock })
  passwordHash = await hashPassword(PASSWORD)
})
afterAll(() => ctx.close())
beforeEach(async () => {
  player = await createTestPlayer(ctx, { passwordHash })
})

type Authenticator = ReturnType<typeof createVirtualAuthenticator>
const codeOf = (outcome: { ok: true } | { ok: false; code: number }) => (outcome.ok ? 0 : outcome.code)
const refusedBy = (rule: string) => ({ ok: false, code: 400, fields: [{ rule }] })
const start = (password: string | undefined = PASSWORD) => startPasskey(ctx, { password }, player.caller)
const add = (credential: object, caller = player.caller) =>
  addPasskey(ctx, addCall.request.parse({ name: 'My phone', credential }), caller)
const login = (credential: object) => loginByPasskey(ctx, loginCall.request.parse({ credential }), stranger)
const listed = async () => {
  const outcome = await listPasskeys(ctx, {}, player.caller)
  return outcome.ok ? outcome.data.list : []
}

async function challengeToAdd(): Promise<string> {
  const started = await start()
  if (!started.ok) throw new Error(`no challenge: ${started.code}`)
  return String(started.data.options.challenge)
}
async function challengeToLogIn(): Promise<string> {
  const started = await startPasskeyLogin(ctx, {}, stranger)
  if (!started.ok) throw new Error('no challenge')
  return String(started.data.options.challenge)
}
async function registered(): Promise<Authenticator> {
  const authenticator = createVirtualAuthenticator(ORIGIN)
  expect(codeOf(await add(authenticator.create(await challengeToAdd())))).toBe(0)
  return authenticator
}

test('refuses many concurrent invalid assertions for one passkey, more than there are database connections', async () => {
  const { id } = await registered()
  const forger = createVirtualAuthenticator(ORIGIN)
  const challenge = await challengeToLogIn()
  const forged = { ...forger.get(challenge), id, rawId: id }
  const outcomes = await Promise.all(Array.from({ length: 40 }, () => login(forged)))
  expect(outcomes.every((outcome) => !outcome.ok && outcome.code === 400)).toBe(true)
})

describe('a new passkey', () => {
  test('is registered with the login password, and can log in', async () => {
    const authenticator = await registered()
    const [passkey] = await listed()
    expect(passkey).toMatchObject({ name: 'My phone', is_synced: false, last_used_at: null })

    const outcome = await login(authenticator.get(await challengeToLogIn()))
    expect(outcome).toMatchObject({ ok: true, data: { user: { user_id: String(player.playerId) } } })
    if (!outcome.ok) throw new Error('no login')
    expect(await authenticate(ctx, outcome.data.token, clock.now())).toMatchObject({
      playerId: player.playerId,
    })
    expect(await authenticate(ctx, player.token, clock.now())).toBeNull()
    const { rows } = await ctx.pool.query(
      'select method from sessions where player_id = $1 order by session_id desc limit 1',
      [player.playerId],
    )
    expect(rows).toEqual([{ method: 'passkey' }])
  })

  test('the options name this site and player, require user verification, and exclude known authenticators', async () => {
    const authenticator = await registered()
    const started = await start()
    expect(started).toMatchObject({
      ok: true,
      data: {
        options: {
          rp: { id: 'localhost' },
          user: { name: player.account },
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
          excludeCredentials: [{ id: authenticator.id }],
        },
      },
    })
  })

  test('10021: wrong password; 10145 after several; 400 without one', async () => {
    expect(await startPasskey(ctx, {}, player.caller)).toMatchObject(refusedBy('required'))
    const codes: number[] = []
    for (let i = 0; i < 6; i += 1) codes.push(codeOf(await start(`wrong${i}x`)))
    expect(codes).toEqual([10021, 10021, 10021, 10021, 10021, 10145])
  })

  test('a player without a password needs a recent login', async () => {
    player = await createTestPlayer(ctx)
    expect(codeOf(await startPasskey(ctx, {}, player.caller))).toBe(0)
    clock.advance(16 * 60_000)
    expect(await startPasskey(ctx, {}, player.caller)).toMatchObject(refusedBy('login_not_recent'))
  })

  test.each<[string, AuthenticatorFlaws]>([
    ['another address', { origin: 'http://evil.test' }],
    ['another hall', { relyingParty: 'evil.test' }],
    ['an owner who was not verified', { isUserVerified: false }],
  ])('of %s does not hold', async (_what, flaws) => {
    const authenticator = createVirtualAuthenticator(ORIGIN)
    const made = authenticator.create(await challengeToAdd(), flaws)
    expect(await add(made)).toMatchObject(refusedBy('passkey_invalid'))
    expect(await listed()).toEqual([])
  })

  test('a challenge works once, for two minutes, and in its session only', async () => {
    const authenticator = createVirtualAuthenticator(ORIGIN)
    const challenge = await challengeToAdd()
    const other = await createTestPlayer(ctx)
    expect(await add(authenticator.create(challenge), other.caller)).toMatchObject(
      refusedBy('passkey_invalid'),
    )
    expect(codeOf(await add(authenticator.create(challenge)))).toBe(0)
    expect(await add(createVirtualAuthenticator(ORIGIN).create(challenge))).toMatchObject(
      refusedBy('passkey_invalid'),
    )
    const late = await challengeToAdd()
    clock.advance(121_000)
    expect(await add(createVirtualAuthenticator(ORIGIN).create(late))).toMatchObject(
      refusedBy('passkey_invalid'),
    )
  })

  test('one authenticator registers one passkey, also across players', async () => {
    const authenticator = await registered()
    expect(await add(authenticator.create(await challengeToAdd()))).toMatchObject(
      refusedBy('passkey_duplicate'),
    )
    expect(await listed()).toHaveLength(1)
  })

  test('the limit holds, also for concurrent calls', async () => {
    for (let i = 1; i < MAX_PASSKEYS; i += 1) await registered()
    const [one, two] = [await challengeToAdd(), await challengeToAdd()]
    const outcomes = await Promise.all(
      [one, two].map((challenge) => add(createVirtualAuthenticator(ORIGIN).create(challenge))),
    )
    expect(outcomes.map(codeOf).sort()).toEqual([0, 400])
    expect(await start()).toMatchObject(refusedBy('passkey_full'))
    expect(await listPasskeys(ctx, {}, player.caller)).toMatchObject({ data: { is_full: true } })
  })
})

describe('logging in', () => {
  test('an invalid assertion does not log in', async () => {
    const authenticator = await registered()
    const flaws: AuthenticatorFlaws[] = [
      { origin: 'http://evil.test' },
      { relyingParty: 'evil.test' },
      { isUserVerified: false },
    ]
    for (const flaw of flaws) {
      const answer = authenticator.get(await challengeToLogIn(), flaw)
      expect(await login(answer)).toMatchObject(refusedBy('passkey_invalid'))
    }
    const answer = authenticator.get(await challengeToLogIn())
    const forged = createVirtualAuthenticator(ORIGIN).get(await challengeToLogIn())
    expect(await login({ ...answer, response: forged.response })).toMatchObject(refusedBy('passkey_invalid'))
    expect(await authenticate(ctx, player.token, clock.now())).not.toBeNull()
  })

  test('an assertion works once, and a registration challenge cannot log in', async () => {
    const authenticator = await registered()
    const answer = authenticator.get(await challengeToLogIn())
    expect(codeOf(await login(answer))).toBe(0)
    expect(await login(answer)).toMatchObject(refusedBy('passkey_invalid'))
    player = await createTestPlayer(ctx, { passwordHash })
    expect(await login(authenticator.get(await challengeToAdd()))).toMatchObject(refusedBy('passkey_invalid'))
  })

  test('a counter that went back is refused', async () => {
    const authenticator = await registered()
    expect(codeOf(await login(authenticator.get(await challengeToLogIn(), { counter: 9 })))).toBe(0)
    const copy = authenticator.get(await challengeToLogIn(), { counter: 5 })
    expect(await login(copy)).toMatchObject(refusedBy('passkey_invalid'))
  })

  test('passkey_unknown: an unknown passkey; 10049: a locked account', async () => {
    const unknown = createVirtualAuthenticator(ORIGIN)
    expect(await login(unknown.get(await challengeToLogIn()))).toMatchObject(refusedBy('passkey_unknown'))
    const authenticator = await registered()
    await ctx.pool.query("update players set status = 'locked' where player_id = $1", [player.playerId])
    expect(codeOf(await login(authenticator.get(await challengeToLogIn())))).toBe(10049)
  })
})

describe('the player’s passkeys', () => {
  test('are renamed and removed; a removed one cannot log in', async () => {
    const authenticator = await registered()
    const id = (await listed())[0]?.passkey_id ?? ''
    const renamed = await renamePasskey(
      ctx,
      renameCall.request.parse({ passkey_id: id, name: '我的手機' }),
      player.caller,
    )
    expect(renamed).toMatchObject({ ok: true, data: { name: '我的手機' } })
    expect(
      codeOf(await removePasskey(ctx, removeCall.request.parse({ passkey_id: id }), player.caller)),
    ).toBe(0)
    expect(await listed()).toEqual([])
    expect(await login(authenticator.get(await challengeToLogIn()))).toMatchObject(
      refusedBy('passkey_unknown'),
    )
  })

  test('404: another player’s passkey', async () => {
    await registered()
    const id = (await listed())[0]?.passkey_id ?? ''
    const other = await createTestPlayer(ctx)
    const request = renameCall.request.parse({ passkey_id: id, name: 'mine' })
    expect(codeOf(await renamePasskey(ctx, request, other.caller))).toBe(404)
    expect(codeOf(await removePasskey(ctx, { passkey_id: id }, other.caller))).toBe(404)
    expect(await listed()).toHaveLength(1)
  })
})
