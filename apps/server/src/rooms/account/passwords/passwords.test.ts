import {
  loginByAccount as loginCall,
  resetPassword as resetCall,
  setLoginPassword as setCall,
} from '@gamehall/contract/account'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createMessageRecorder,
  createTestCaller,
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestContext,
  type TestPlayer,
} from '../../../testing/index.ts'
import { createAuthCode } from '../login/create-auth-code.ts'
import { loginByAccount } from '../login/login-by-account.ts'
import { authenticate } from '../sessions/authenticate.ts'
import { sendEmailCode } from '../verification-codes/send-email-code.ts'
import { sendSmsCode } from '../verification-codes/send-sms-code.ts'
import { hashPassword } from './password-hash.ts'
import { resetPassword } from './reset-password.ts'
import { setLoginPassword } from './set-login-password.ts'

const clock = createTestClock()
const outbox = createMessageRecorder()
const stranger = createTestCaller()
let ctx: TestContext
let oldHash: string
let player: TestPlayer
let phone: string
let made = 0

beforeAll(async () => {
  ctx = await createTestContext({ clock, providers: { sms: outbox.sms, mail: outbox.mail } })
  oldHash = await hashPassword('old12345')
})
afterAll(() => ctx.close())
beforeEach(async () => {
  made += 1
  phone = `0966${String(made).padStart(6, '0')}`
  player = await createTestPlayer(ctx, {
    account: `secretive${made}`,
    phone,
    email: `me${made}@example.com`,
    passwordHash: oldHash,
  })
})

const codeOf = (outcome: { ok: true } | { ok: false; code: number }) => (outcome.ok ? 0 : outcome.code)
const logsIn = async (password: string) =>
  codeOf(await loginByAccount(ctx, loginCall.request.parse({ account: player.account, password }), stranger))
const insertPasskey = () =>
  ctx.pool.query(
    `insert into passkeys (player_id, credential_id, public_key, counter, is_synced, name, created_at)
     values ($1, $2, '\\x00', 0, false, 'My phone', now())`,
    [player.playerId, `credential-${made}`],
  )
const isAlive = async () => (await authenticate(ctx, player.token, clock.now())) !== null

describe('reset', () => {
  const reset = (request: object) =>
    resetPassword(ctx, resetCall.request.parse({ password: 'new12345', ...request }), stranger)
  const bySms = async () => {
    await sendSmsCode(ctx, { phone, area_code: '886', purpose: 'reset_password' }, stranger)
    return { phone, code: outbox.codeFor(`+886${phone.slice(1)}`) }
  }

  test('by SMS: sets the new password and ends every session', async () => {
    expect(await reset(await bySms())).toMatchObject({ ok: true })
    expect(await isAlive()).toBe(false)
    expect(await logsIn('old12345')).toBe(10030)
    expect(await logsIn('new12345')).toBe(0)
    const kicks = await ctx.pool.query(
      "select content from push_messages where player_id = $1 and msg_type = 'kick'",
      [player.playerId],
    )
    expect(kicks.rows, 'the login of before, and the one that the next took the place of').toMatchObject([
      { content: { code: 401 } },
      { content: { code: 10118 } },
    ])
  })

  test('the password is compared as typed: in full, with its case', async () => {
    const password = 'Grey-harbour-26,ships-in-the-fog'
    expect(await reset({ ...(await bySms()), password })).toMatchObject({ ok: true })
    for (const other of [`${password.slice(0, -1)}x`, password.slice(0, -1), password.toLowerCase()])
      expect([other, await logsIn(other)]).toEqual([other, 10030])
    expect(await logsIn(password)).toBe(0)
  })

  test('logs the caller in, and lists the passkeys that can still log in', async () => {
    await insertPasskey()
    const outcome = await reset(await bySms())
    if (!outcome.ok) throw new Error(`refused: ${outcome.code}`)
    const data = resetCall.response.parse(outcome.data)
    expect(data.user.user_acc).toBe(player.account)
    expect(data.passkeys).toMatchObject([{ name: 'My phone' }])
    expect(await authenticate(ctx, data.token, clock.now())).toMatchObject({ playerId: player.playerId })
  })

  test('10049: a locked account, which keeps its password', async () => {
    const right = await bySms()
    await ctx.pool.query("update players set status = 'locked' where player_id = $1", [player.playerId])
    expect(await reset(right)).toEqual({ ok: false, code: 10049 })
    await ctx.pool.query("update players set status = 'active' where player_id = $1", [player.playerId])
    expect(await logsIn('old12345')).toBe(0)
  })

  test('by email', async () => {
    const email = `me${made}@example.com`
    await sendEmailCode(ctx, { email, purpose: 'reset_password' }, stranger)
    expect(await reset({ email, code: outbox.codeFor(email) })).toMatchObject({ ok: true })
    expect(await logsIn('new12345')).toBe(0)
  })

  test('clears the attempt count of the name', async () => {
    for (let i = 0; i < 5; i += 1) await logsIn('wrong123')
    expect(await logsIn('old12345')).toBe(10145)
    await reset(await bySms())
    expect(await logsIn('new12345')).toBe(0)
  })

  test('10015: no code or a used one; 10014: wrong code', async () => {
    expect(await reset({ phone, code: '123456' })).toEqual({ ok: false, code: 10015 })
    const right = await bySms()
    const wrong = right.code === '111111' ? '222222' : '111111'
    expect(await reset({ phone, code: wrong })).toEqual({ ok: false, code: 10014 })
    expect(codeOf(await reset(right))).toBe(0)
    expect(await reset(right)).toEqual({ ok: false, code: 10015 })
  })

  test('the account is gone meanwhile: 10155 by phone, 10015 by email', async () => {
    const right = await bySms()
    const email = `me${made}@example.com`
    await sendEmailCode(ctx, { email, purpose: 'reset_password' }, stranger)
    await ctx.pool.query('update players set phone = null, email = null where player_id = $1', [
      player.playerId,
    ])
    expect(await reset(right)).toEqual({ ok: false, code: 10155 })
    expect(await reset({ email, code: outbox.codeFor(email) })).toEqual({ ok: false, code: 10015 })
  })

  test('§5 the password must differ from the account; the code stays valid', async () => {
    const right = await bySms()
    const refused = await reset({ ...right, password: player.account.toUpperCase() })
    expect(refused).toMatchObject({ code: 400, fields: [{ field: 'password', rule: 'password_is_account' }] })
    expect(codeOf(await reset(right))).toBe(0)
  })

  test('two concurrent resets with one code: one succeeds', async () => {
    const right = await bySms()
    const outcomes = await Promise.all([reset(right), reset({ ...right, password: 'other123' })])
    expect(outcomes.map(codeOf).sort()).toEqual([0, 10015])
  })
})

describe('set or change', () => {
  const set = (request: object) =>
    setLoginPassword(ctx, setCall.request.parse({ password: 'new12345', ...request }), player.caller)
  const receiveCode = async () => {
    await sendSmsCode(ctx, { area_code: '886', purpose: 'set_login_password' }, player.caller)
    return outbox.codeFor(`+886${phone.slice(1)}`)
  }

  test('ends every session, also the caller’s, which gets a new token; deletes one-time login codes', async () => {
    await createAuthCode(ctx, {}, player.caller)
    await insertPasskey()
    const outcome = await set({ old_password: 'old12345' })
    if (!outcome.ok) throw new Error(`refused: ${outcome.code}`)
    const data = setCall.response.parse(outcome.data)
    expect(await isAlive(), 'the token of before opens nothing').toBe(false)
    expect(await authenticate(ctx, data.token, clock.now())).toMatchObject({ playerId: player.playerId })
    expect(data.passkeys).toMatchObject([{ name: 'My phone' }])
    const ends = await ctx.pool.query(
      'select end_reason, method from sessions where player_id = $1 order by session_id',
      [player.playerId],
    )
    expect(ends.rows).toEqual([
      { end_reason: 'password_changed', method: null },
      { end_reason: null, method: 'password_change' },
    ])
    const codes = await ctx.pool.query('select 1 from auth_codes where player_id = $1', [player.playerId])
    expect(codes.rowCount).toBe(0)
    expect(await logsIn('new12345')).toBe(0)
  })

  test('10021: wrong old password; 10145: after several', async () => {
    const codes: number[] = []
    for (let i = 0; i < 6; i += 1) codes.push(codeOf(await set({ old_password: `wrong${i}x` })))
    expect(codes).toEqual([10021, 10021, 10021, 10021, 10021, 10145])
    expect(await logsIn('old12345')).toBe(10145)
  })

  test('by a code to the player’s phone, which works once', async () => {
    const code = await receiveCode()
    expect(codeOf(await set({ code: code === '111111' ? '222222' : '111111' }))).toBe(10014)
    expect(codeOf(await set({ code }))).toBe(0)
    expect(codeOf(await set({ code }))).toBe(10015)
    expect(await logsIn('new12345')).toBe(0)
  })

  test('10021 without an old password; 10015 without a phone', async () => {
    player = await createTestPlayer(ctx, { phone: null })
    expect(codeOf(await set({ old_password: 'anything1' }))).toBe(10021)
    expect(codeOf(await set({ code: '123456' }))).toBe(10015)
  })

  test.each([
    ['Passw0rd', 'password_common'],
    ['qwerty123', 'password_common'],
    ['2026-Aurora', 'password_common'],
    ['GameHall88', 'password_common'],
    ['Secretive', 'password_holds_account'],
    ['x0966', 'password_holds_phone'],
  ] as const)('§5 %s is refused as %s, here and at a reset', async (start, rule) => {
    const rest =
      { Secretive: `${made}xyz`, x0966: `${String(made).padStart(6, '0')}` }[start as 'x0966'] ?? ''
    const refusal = { code: 400, fields: [{ field: 'password', rule }] }
    const password = `${start}${rest}`
    expect(await set({ old_password: 'old12345', password })).toMatchObject(refusal)
    await sendSmsCode(ctx, { phone, area_code: '886', purpose: 'reset_password' }, stranger)
    const code = outbox.codeFor(`+886${phone.slice(1)}`)
    const reset = resetCall.request.parse({ phone, code, password })
    expect(await resetPassword(ctx, reset, stranger)).toMatchObject(refusal)
    expect(await isAlive()).toBe(true)
  })

  test('§5 the password must differ from the account', async () => {
    const refused = await set({ old_password: 'old12345', password: player.account })
    expect(refused).toMatchObject({ code: 400, fields: [{ field: 'password', rule: 'password_is_account' }] })
  })
})
