import { loginByAccount as call } from '@gamehall/contract/account'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createTestCaller,
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestContext,
} from '../../../testing/index.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { authenticate } from '../sessions/authenticate.ts'
import { ATTEMPT_LIMITS, backoffAfterAttempts, LOCKOUT_MS } from './login-attempts.ts'
import { loginByAccount } from './login-by-account.ts'
import { parseLoginName } from './login-name.ts'

const password = 'right123'
const clock = createTestClock()
let ctx: TestContext
let passwordHash: string
let account: string
let made = 0

beforeAll(async () => {
  ctx = await createTestContext({ clock, env: { RATE_LIMIT_SCALE: '1' } })
  passwordHash = await hashPassword(password)
})
afterAll(() => ctx.close())
beforeEach(async () => {
  made += 1
  account = `Known${made}`
  await createTestPlayer(ctx, { account, passwordHash })
})

const login = (name: string, tried: string, ip = `198.51.100.${made}`) =>
  loginByAccount(ctx, call.request.parse({ account: name, password: tried }), createTestCaller({ ip }))

test('logs in, ignoring the case of the name, with the response of §4', async () => {
  const outcome = await login(account.toUpperCase(), password)
  if (!outcome.ok) throw new Error(`refused: ${outcome.code}`)
  expect(call.response.parse(outcome.data)).toMatchObject({ user: { user_acc: account }, is_new: true })
  expect(await authenticate(ctx, outcome.data.token, clock.now())).not.toBeNull()
})

describe('the account field accepts account name, phone and email', () => {
  test.each([
    ['the phone', '0977'],
    ['the phone as it is often written', '+886 977-'],
    ['the mailbox', '@'],
  ])('%s', async (_name, start) => {
    const [number, email] = [String(made).padStart(6, '0'), `Known${made}@Example.com`]
    await ctx.pool.query('update players set phone = $1, email = $2 where account = $3', [
      `0977${number}`,
      email.toLowerCase(),
      account,
    ])
    const name = start === '@' ? email : `${start}${number}`
    expect(await login(name, password)).toMatchObject({ ok: true, data: { user: { user_acc: account } } })
    expect(await login(name, 'wrong123')).toEqual({ ok: false, code: 10030 })
  })

  test('an unknown name is answered and delayed like a wrong password', async () => {
    for (const name of [`0988${String(made).padStart(6, '0')}`, `nobody${made}@example.com`]) {
      const codes: number[] = []
      for (let i = 0; i < 6; i += 1) {
        const outcome = await login(name, `wrong${i}x`)
        codes.push(outcome.ok ? 0 : outcome.code)
      }
      expect(codes).toEqual([10030, 10030, 10030, 10030, 10030, 10145])
    }
  })

  test.each([
    ['Ming2026', 'account', 'ming2026'],
    ['0912345678', 'phone', '0912345678'],
    ['00886 912 345 678', 'phone', '0912345678'],
    ['A@b.example', 'email', 'a@b.example'],
    ['09123456789', 'account', '09123456789'],
  ])('%s is read as one thing only: %s', (typed, kind, text) =>
    expect(parseLoginName(typed)).toEqual({ kind, text }),
  )
})

test('one session at a time: a new login ends the previous one with 10118', async () => {
  const first = await login(account, password)
  const second = await login(account, password)
  if (!first.ok || !second.ok) throw new Error('refused')
  expect(await authenticate(ctx, first.data.token, clock.now())).toBeNull()
  expect(await authenticate(ctx, second.data.token, clock.now())).not.toBeNull()
  const pushes = await ctx.pool.query<{ content: unknown; session_id: bigint }>(
    "select content, session_id from push_messages where msg_type = 'kick' and player_id = $1 order by seq",
    [second.data.user.user_id],
  )
  expect(pushes.rows.at(-1)?.content).toEqual({ code: 10118, text: '您的帳號已在其他裝置登入' })
  const ended = await ctx.pool.query(
    "select 1 from sessions where session_id = $1 and end_reason = 'replaced'",
    [pushes.rows.at(-1)?.session_id],
  )
  expect(ended.rowCount).toBe(1)
})

test('concurrent logins leave one active session', async () => {
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => login(account, password)))
  const tokens = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.data.token] : []))
  expect(tokens).toHaveLength(4)
  const lives = await Promise.all(tokens.map((token) => authenticate(ctx, token, clock.now())))
  expect(lives.filter((session) => session !== null)).toHaveLength(1)
})

test('10049: a locked account, after a correct password only', async () => {
  await ctx.pool.query("update players set status = 'locked' where account = $1", [account])
  expect(await login(account, 'wrong123')).toEqual({ ok: false, code: 10030 })
  expect(await login(account, password)).toEqual({ ok: false, code: 10049 })
})

describe('guessing', () => {
  /** Sends `times` wrong passwords without waiting. Returns the answered codes. */
  async function guess(name: string, times: number, ip?: string) {
    const codes: number[] = []
    for (let i = 0; i < times; i += 1) {
      const outcome = await login(name, `wrong${i}x`, ip)
      codes.push(outcome.ok ? 0 : outcome.code)
    }
    return codes
  }

  test('existing and unknown accounts answer alike at every attempt', async () => {
    const known = await guess(account, 7, '192.0.2.1')
    const unknown = await guess(`nobody${made}`, 7, '192.0.2.2')
    expect(known).toEqual([10030, 10030, 10030, 10030, 10030, 10145, 10145])
    expect(unknown).toEqual(known)
  })

  test('an unknown account costs the same work', async () => {
    const names = { known: account, unknown: `nobody${made}` }
    const samples = { known: [] as number[], unknown: [] as number[] }
    for (let i = 0; i < 9; i += 1) {
      clock.advance(86_400_001)
      for (const kind of ['known', 'unknown'] as const) {
        const start = performance.now()
        await login(names[kind], 'wrong123')
        samples[kind].push(performance.now() - start)
      }
    }
    const median = (times: number[]) => times.sort((a, b) => a - b)[4] ?? 0
    const [known, unknown] = [median(samples.known), median(samples.unknown)]
    expect(unknown / known).toBeGreaterThan(0.4)
    expect(unknown / known).toBeLessThan(2.5)
  })

  test('waits grow; after ten attempts the name is locked for 15 minutes, also for its owner', async () => {
    const waits: number[] = []
    await guess(account, ATTEMPT_LIMITS.account.free)
    for (let i = ATTEMPT_LIMITS.account.free + 1; i <= ATTEMPT_LIMITS.account.locks; i += 1) {
      expect(await guess(account, 1)).toEqual([10030])
      const { rows } = await ctx.pool.query<{ refused_until: Date }>(
        "select refused_until from login_attempts where kind = 'account' and key = lower($1)",
        [account],
      )
      const waitMs = (rows[0]?.refused_until.getTime() ?? 0) - clock.now().getTime()
      waits.push(waitMs)
      clock.advance(waitMs - 1)
      expect(await login(account, password)).toEqual({ ok: false, code: 10145 })
      clock.advance(1)
    }
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, LOCKOUT_MS])
    expect(await login(account, password)).toMatchObject({ ok: true })
    expect(await guess(account, 4)).toEqual([10030, 10030, 10030, 10030])
  })

  test('guesses in parallel are counted before they are compared', async () => {
    const outcomes = await Promise.all(Array.from({ length: 12 }, (_, i) => login(account, `wrong${i}x`)))
    const tried = outcomes.filter((outcome) => !outcome.ok && outcome.code === 10030)
    expect(tried).toHaveLength(ATTEMPT_LIMITS.account.free + 1)
  })

  test('an address that tries many accounts has to wait for every account; other addresses do not', async () => {
    const ip = '192.0.2.99'
    for (let i = 0; i <= ATTEMPT_LIMITS.address.free; i += 1) {
      expect(await login(`sprayed${made}n${i}`, 'wrong123', ip)).toEqual({ ok: false, code: 10030 })
    }
    expect(await login(account, password, ip)).toEqual({ ok: false, code: 10145 })
    expect(await login(account, password, '192.0.2.100')).toMatchObject({ ok: true })
  })

  test('an IPv6 /64 network counts as one address', async () => {
    for (let i = 0; i <= ATTEMPT_LIMITS.address.free; i += 1)
      await login(`sixth${made}n${i}`, 'wrong123', `2001:db8:7:7::${i.toString(16)}`)
    expect(await login(account, password, '2001:db8:7:7:ffff::1')).toEqual({ ok: false, code: 10145 })
    expect(await login(account, password, '2001:db8:7:8::1')).toMatchObject({ ok: true })
  })

  test('correct passwords neither count against an address nor clear its count', async () => {
    const ip = '192.0.2.50'
    const attempts = async () =>
      (await ctx.pool.query("select attempts from login_attempts where kind = 'address' and key = $1", [ip]))
        .rows[0]?.attempts
    await login(account, 'wrong123', ip)
    for (let i = 0; i < 3; i += 1) await login(account, password, ip)
    expect(await attempts()).toBe(1)
  })
})

test('waits double and never exceed the lock', () => {
  const waits = [4, 5, 6, 9, 10, 1_000].map((attempts) =>
    backoffAfterAttempts(attempts, ATTEMPT_LIMITS.account),
  )
  expect(waits).toEqual([0, 2_000, 4_000, 32_000, LOCKOUT_MS, LOCKOUT_MS])
  expect(backoffAfterAttempts(199, ATTEMPT_LIMITS.address)).toBe(LOCKOUT_MS)
})
