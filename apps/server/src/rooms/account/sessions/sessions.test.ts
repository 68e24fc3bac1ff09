import {
  createAuthCode as authCodeCall,
  loginByAuthCode as byAuthCodeCall,
  loginByToken as byTokenCall,
} from '@gamehall/contract/account'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { performAction } from '../../../platform/operator/perform-action.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import {
  createTestCaller,
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestContext,
  type TestPlayer,
} from '../../../testing/index.ts'
import { findPlayer, openSession, readPlayerLocale } from '../index.ts'
import { createAuthCode } from '../login/create-auth-code.ts'
import { loginByAuthCode } from '../login/login-by-auth-code.ts'
import { loginByToken } from '../login/login-by-token.ts'
import { viewAuthCode } from '../login/view-auth-code.ts'
import { accountRoom } from '../room.ts'
import { authenticate, isSessionAlive } from './authenticate.ts'
import { cleanLogins } from './jobs/clean-logins.ts'
import { logout } from './logout.ts'
import { SESSION_IDLE_LIMIT_MS, SESSION_LIFETIME_MS } from './session-limits.ts'

const clock = createTestClock()
const stranger = createTestCaller()
let ctx: TestContext

beforeAll(async () => {
  ctx = await createTestContext({ clock })
})
afterAll(() => ctx.close())

const reLogin = (token: string) => loginByToken(ctx, { token }, stranger)
const isAlive = async (player: TestPlayer) => (await authenticate(ctx, player.token, clock.now())) !== null

async function kicksOf(player: TestPlayer) {
  const { rows } = await ctx.pool.query<{ content: object; session_id: bigint }>(
    "select content, session_id from push_messages where msg_type = 'kick' and player_id = $1 order by seq",
    [player.playerId],
  )
  return rows
}

describe('a token', () => {
  test('identifies its session; any other text identifies none', async () => {
    const player = await createTestPlayer(ctx, { accountType: 2 })
    expect(await authenticate(ctx, player.token, clock.now())).toEqual(player.session)
    expect(await authenticate(ctx, `${player.token}x`, clock.now())).toBeNull()
  })

  test('stays valid while it is used at least every thirty days', async () => {
    const player = await createTestPlayer(ctx)
    for (let i = 0; i < 3; i += 1) {
      clock.advance(SESSION_IDLE_LIMIT_MS - 1)
      expect(await isAlive(player)).toBe(true)
    }
    clock.advance(SESSION_IDLE_LIMIT_MS)
    expect(await isAlive(player)).toBe(false)
    expect(await isSessionAlive(ctx, player.session.sessionId)).toBe(false)
    expect(await reLogin(player.token)).toEqual({ ok: false, code: 401 })
  })

  test('ends ninety days after its login, however much it is used', async () => {
    const player = await createTestPlayer(ctx)
    const weekMs = 7 * 86_400_000
    const weeks = Math.floor(SESSION_LIFETIME_MS / weekMs)
    for (let week = 0; week < weeks; week += 1) {
      clock.advance(weekMs)
      expect(await isAlive(player)).toBe(true)
    }
    clock.advance(weekMs)
    expect(await isAlive(player)).toBe(false)
    expect(await isSessionAlive(ctx, player.session.sessionId)).toBe(false)
    expect(await reLogin(player.token)).toEqual({ ok: false, code: 401 })
  })
})

describe('token re-login (§4 app start)', () => {
  test('keeps the token and opens a new push address each time', async () => {
    const player = await createTestPlayer(ctx)
    const [first, second] = [await reLogin(player.token), await reLogin(player.token)]
    if (!first.ok || !second.ok) throw new Error('refused')
    expect(byTokenCall.response.parse(first.data)).toMatchObject({
      token: player.token,
      needs_information: true,
    })
    expect(first.data.wsInfo.url).not.toBe(second.data.wsInfo.url)
    expect(await isAlive(player)).toBe(true)
  })

  test('401: an unknown token', async () => {
    expect(await reLogin('nothing')).toEqual({ ok: false, code: 401 })
  })

  test('an account stays new for its first day only', async () => {
    const player = await createTestPlayer(ctx)
    clock.advance(DAY_MS)
    expect(await reLogin(player.token)).toMatchObject({ data: { is_new: false, needs_information: false } })
  })
})

test('logout ends this session, not a later one', async () => {
  const player = await createTestPlayer(ctx)
  expect(await logout(ctx, {}, player.caller)).toEqual({ ok: true, data: {} })
  expect(await isAlive(player)).toBe(false)
  const next = await reopen(player)
  await logout(ctx, {}, player.caller)
  expect(await authenticate(ctx, next, clock.now())).not.toBeNull()
  expect(await kicksOf(player)).toEqual([])
})

async function reopen(player: TestPlayer, locale: 'zh-TW' | 'en' = 'zh-TW'): Promise<string> {
  const device = { login_device: 'web', client_info: { type: '', core: '', device_name: '', version: '' } }
  return ctx.db.transaction().execute(async (trx) => {
    const opened = await openSession(ctx, trx, player.playerId, device, createTestCaller({ locale }))
    if (!opened.ok) throw new Error('refused')
    return opened.data.token
  })
}

test('a kick is in the language of the session it ends', async () => {
  const player = await createTestPlayer(ctx)
  await reopen(player, 'en')
  expect(await readPlayerLocale(ctx.db, player.playerId)).toBe('en')
  await reopen(player)
  const texts = (await kicksOf(player)).map(({ content }) => content)
  expect(texts).toEqual([
    { code: 10118, text: '您的帳號已在其他裝置登入' },
    { code: 10118, text: 'Your account was logged in on another device' },
  ])
})

test('the app’s language at start becomes the player’s language', async () => {
  const player = await createTestPlayer(ctx)
  await loginByToken(ctx, { token: player.token }, createTestCaller({ locale: 'en' }))
  expect(await readPlayerLocale(ctx.db, player.playerId)).toBe('en')
})

describe('a one-time login code', () => {
  const redeem = (code: string) => loginByAuthCode(ctx, byAuthCodeCall.request.parse({ code }), stranger)
  async function makeCode(player: TestPlayer) {
    const made = await createAuthCode(ctx, {}, player.caller)
    if (!made.ok) throw new Error('refused')
    return authCodeCall.response.parse(made.data)
  }

  test('logs in once and ends the session that created it', async () => {
    const player = await createTestPlayer(ctx)
    const { code, url, expires_in } = await makeCode(player)
    expect(url).toBe(`http://localhost/#/auth?code=${code}`)
    expect(expires_in).toBe(90)
    const outcomes = await Promise.all([redeem(code), redeem(code)])
    expect(outcomes).toContainEqual({ ok: false, code: 10015 })
    const login = outcomes.find((outcome) => outcome.ok)
    expect(login).toMatchObject({ data: { user: { user_id: String(player.playerId) } } })
    expect(await isAlive(player)).toBe(false)
    expect(await kicksOf(player)).toMatchObject([
      { content: { code: 10118 }, session_id: player.session.sessionId },
    ])
  })

  test('shows the masked account without consuming the code; 10015 for a guess', async () => {
    const player = await createTestPlayer(ctx, { account: 'Fortune2026' })
    const { code } = await makeCode(player)
    clock.advance(30_000)
    const seen = await viewAuthCode(ctx, { code }, stranger)
    expect(seen).toEqual({
      ok: true,
      data: { account: 'Fo***26', nickname: 'F**********', is_own: false, expires_in: 60 },
    })
    expect(await viewAuthCode(ctx, { code }, player.caller)).toMatchObject({ data: { is_own: true } })
    expect(await viewAuthCode(ctx, { code: 'guessed' }, stranger)).toEqual({ ok: false, code: 10015 })
    expect(await redeem(code)).toMatchObject({ ok: true })
    expect(await viewAuthCode(ctx, { code }, stranger)).toEqual({ ok: false, code: 10015 })
  })

  test('is invalid after 90 s, after a newer one, and after its session ended', async () => {
    const player = await createTestPlayer(ctx)
    const late = await makeCode(player)
    clock.advance(90_000)
    expect(await redeem(late.code)).toEqual({ ok: false, code: 10015 })
    const replaced = await makeCode(player)
    const left = await makeCode(player)
    expect(await redeem(replaced.code)).toEqual({ ok: false, code: 10015 })
    await logout(ctx, {}, player.caller)
    expect(await redeem(left.code)).toEqual({ ok: false, code: 10015 })
  })

  test('is invalid when its session ended while it was created', async () => {
    const player = await createTestPlayer(ctx)
    await logout(ctx, {}, player.caller)
    const { code } = await makeCode(player)
    expect(await redeem(code)).toEqual({ ok: false, code: 10015 })
  })
})

describe('operators', () => {
  const admin = { name: 'admin', permissions: ['players.manage'] }
  const act = (action: string, playerId: bigint | number | string, by = admin) =>
    performAction(ctx, accountRoom.actions, by, {
      action,
      input: { player_id: typeof playerId === 'bigint' ? playerId.toString() : playerId },
      reason: 'asked by the player',
    })

  test('lock: ends the session with 10049 and refuses every login until unlocked', async () => {
    const player = await createTestPlayer(ctx)
    expect(await act('lock-player', player.playerId)).toMatchObject({
      ok: true,
      data: { ended_session: true },
    })
    expect((await kicksOf(player)).at(-1)).toMatchObject({ content: { code: 10049 } })
    expect(await isAlive(player)).toBe(false)
    expect(await findPlayer(ctx, player.playerId)).toMatchObject({ isLocked: true })
    expect(await reLogin(player.token)).toEqual({ ok: false, code: 10049 })
    await act('unlock-player', Number(player.playerId))
    expect(await reLogin(player.token)).toEqual({ ok: false, code: 401 })
    expect(await authenticate(ctx, await reopen(player), clock.now())).not.toBeNull()
  })

  test('end-session logs out with 401; a second call is 404', async () => {
    const player = await createTestPlayer(ctx)
    expect(await act('end-session', player.playerId)).toMatchObject({ ok: true })
    expect((await kicksOf(player)).at(-1)).toMatchObject({ content: { code: 401 } })
    expect(await act('end-session', player.playerId)).toEqual({ ok: false, code: 404 })
  })

  test.each(['lock-player', 'unlock-player', 'end-session'])(
    '%s: 404 for nobody, 400 for no id, 403 without the permission',
    async (action) => {
      expect(await act(action, 1n)).toEqual({ ok: false, code: 404 })
      expect(await act(action, 'x')).toMatchObject({ ok: false, code: 400, fields: [{ field: 'player_id' }] })
      expect(await act(action, 1n, { name: 'clerk', permissions: [] })).toEqual({ ok: false, code: 403 })
    },
  )

  test('actions are audited with operator and reason', async () => {
    const player = await createTestPlayer(ctx)
    await act('lock-player', player.playerId)
    const { rows } = await ctx.pool.query(
      'select operator, action, reason from operator_audit where subject = $1',
      [`player ${player.playerId}`],
    )
    expect(rows).toEqual([{ operator: 'admin', action: 'lock-player', reason: 'asked by the player' }])
  })
})

test('clean-logins ends idle sessions, deletes expired rows, and keeps active ones', async () => {
  const idle = await createTestPlayer(ctx)
  clock.advance(SESSION_IDLE_LIMIT_MS)
  const used = await createTestPlayer(ctx)
  const at = (ms: number) => new Date(clock.now().getTime() + ms)
  const code = { purpose: 'login', code_hash: 'x', tries: 0, sent_at: clock.now(), used_at: null }
  await ctx.db
    .insertInto('verification_codes')
    .values([
      { ...code, target: 'old', expires_at: at(-2 * DAY_MS) },
      { ...code, target: 'new', expires_at: at(600_000) },
    ])
    .execute()
  await ctx.db
    .insertInto('login_attempts')
    .values([
      { kind: 'account', key: 'old', attempts: 9, last_at: at(-3 * DAY_MS), refused_until: null },
      { kind: 'account', key: 'new', attempts: 9, last_at: at(-1_000), refused_until: null },
    ])
    .execute()
  await cleanLogins.run(ctx, {}, clock.now())

  const { rows } = await ctx.pool.query('select end_reason from sessions where session_id = $1', [
    idle.session.sessionId,
  ])
  expect(rows).toEqual([{ end_reason: 'expired' }])
  expect(await isAlive(used)).toBe(true)
  const targets = await ctx.pool.query(
    'select target from verification_codes union all select key from login_attempts',
  )
  expect(targets.rows).toEqual([{ target: 'new' }, { target: 'new' }])
})

test('a refused login keeps the previous session', async () => {
  const player = await createTestPlayer(ctx)
  await ctx.pool.query("update players set status = 'locked' where player_id = $1", [player.playerId])
  const outcome = await ctx.db
    .transaction()
    .execute((trx) =>
      openSession(
        ctx,
        trx,
        player.playerId,
        { login_device: 'wap', client_info: { type: '', core: '', device_name: '', version: '' } },
        stranger,
      ),
    )
  expect(outcome).toEqual({ ok: false, code: 10049 })
  expect(await kicksOf(player)).toEqual([])
})
