import {
  setLoginPassword as changeCall,
  resetPassword as resetCall,
  setPayPassword as setCall,
} from '@gamehall/contract/account'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  createMessageRecorder,
  createTestCaller,
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestContext,
  type TestPlayer,
} from '../../../testing/index.ts'
import { LOCKOUT_MS } from '../login/login-attempts.ts'
import { sendEmailCode } from '../verification-codes/send-email-code.ts'
import { sendSmsCode } from '../verification-codes/send-sms-code.ts'
import { hashPassword } from './password-hash.ts'
import { resetPassword } from './reset-password.ts'
import { setLoginPassword } from './set-login-password.ts'
import { setPayPassword } from './set-pay-password.ts'
import { hasPayPassword, verifyPayPassword } from './verify-pay-password.ts'

const clock = createTestClock()
const outbox = createMessageRecorder()
let ctx: TestContext
let loginHash: string
let player: TestPlayer
let made = 0

beforeAll(async () => {
  ctx = await createTestContext({ clock, providers: { sms: outbox.sms, mail: outbox.mail } })
  loginHash = await hashPassword('login123')
})
afterAll(() => ctx.close())
beforeEach(() => newPlayer({}))

async function newPlayer(options: { phone?: string | null; email?: string }) {
  made += 1
  const phone = `0977${String(made).padStart(6, '0')}`
  player = await createTestPlayer(ctx, {
    account: `payer${made}`,
    phone,
    passwordHash: loginHash,
    ...options,
  })
}

const purpose = 'set_pay_password' as const
const smsCode = async () => {
  await sendSmsCode(ctx, { area_code: '886', purpose }, player.caller)
  return outbox.codeFor(`+886${player.phone?.slice(1)}`)
}
const set = (request: object) =>
  setPayPassword(ctx, setCall.request.parse({ password: 'pay12345', ...request }), player.caller)
const setByPhone = async (password = 'pay12345') => set({ code: await smsCode(), password })
let address = 0
/** Each call comes from another IP address. */
function verify(password: string) {
  address += 1
  return verifyPayPassword(ctx, player.playerId, password, createTestCaller({ ip: `10.9.0.${address}` }))
}
const ruleOf = (outcome: object) => ('fields' in outcome ? outcome.fields : outcome)

test('is set by a code to the player’s phone, and verified from then on', async () => {
  expect(await hasPayPassword(ctx.db, player.playerId)).toBe(false)
  expect(ruleOf(await verify('pay12345'))).toEqual([{ field: 'pay_password', rule: 'pay_password_missing' }])
  expect(await setByPhone()).toEqual({ ok: true, data: {} })
  expect(await hasPayPassword(ctx.db, player.playerId)).toBe(true)
  expect(await verify('pay12345')).toMatchObject({ ok: true })
  expect(await verify('pay12346')).toEqual({ ok: false, code: 10022 })
  const pushes = await ctx.pool.query(
    "select content from push_messages where player_id = $1 and msg_type = 'user_change'",
    [player.playerId],
  )
  expect(pushes.rows).toEqual([{ content: { keys: ['has_pay_password'] } }])
})

test('without a phone the code goes to the player’s email, given or not', async () => {
  const email = `payer${made}@example.com`
  await newPlayer({ phone: null, email })
  expect(await sendEmailCode(ctx, { purpose }, player.caller)).toMatchObject({ ok: true })
  expect(await set({ code: outbox.codeFor(email) })).toMatchObject({ ok: true })
  clock.advance(60_000)
  expect(await sendEmailCode(ctx, { email, purpose }, player.caller)).toMatchObject({ ok: true })
})

test('refuses a code to another number or email, to the email of a player with a phone, and without a session', async () => {
  const other = { area_code: '886', phone: '0900000000', purpose } as const
  expect(ruleOf(await sendSmsCode(ctx, other, player.caller))).toEqual([{ field: 'phone', rule: 'invalid' }])
  expect(await sendSmsCode(ctx, other, createTestCaller())).toEqual({ ok: false, code: 401 })
  expect(await sendEmailCode(ctx, { purpose }, createTestCaller())).toEqual({ ok: false, code: 401 })
  expect(ruleOf(await sendEmailCode(ctx, { purpose }, player.caller))).toEqual([
    { field: 'email', rule: 'required' },
  ])
  await newPlayer({ email: 'has.phone@example.com' })
  expect(ruleOf(await sendEmailCode(ctx, { purpose }, player.caller))).toEqual([
    { field: 'email', rule: 'invalid' },
  ])
  await newPlayer({ phone: null, email: 'mine@example.com' })
  expect(ruleOf(await sendEmailCode(ctx, { email: 'not@example.com', purpose }, player.caller))).toEqual([
    { field: 'email', rule: 'invalid' },
  ])
})

test('10014: wrong code; 10015: no code or a used one', async () => {
  expect(await set({ code: '123456' })).toEqual({ ok: false, code: 10015 })
  const code = await smsCode()
  expect(await set({ code: code === '111111' ? '222222' : '111111' })).toEqual({ ok: false, code: 10014 })
  expect(await set({ code })).toMatchObject({ ok: true })
  expect(await set({ code, password: 'pay99999' })).toEqual({ ok: false, code: 10015 })
  expect(await verify('pay12345')).toMatchObject({ ok: true })
})

test('§5 refuses the account name and the login password; the code stays valid', async () => {
  const code = await smsCode()
  expect(ruleOf(await set({ code, password: player.account.toUpperCase() }))).toEqual([
    { field: 'password', rule: 'password_is_account' },
  ])
  expect(ruleOf(await set({ code, password: 'login123' }))).toEqual([
    { field: 'password', rule: 'password_is_login' },
  ])
  expect(await set({ code })).toMatchObject({ ok: true })
})

test('the login password must differ from the pay password', async () => {
  await setByPhone()
  const change = changeCall.request.parse({ old_password: 'login123', password: 'pay12345' })
  expect(ruleOf(await setLoginPassword(ctx, change, player.caller))).toEqual([
    { field: 'password', rule: 'password_is_pay' },
  ])
  const phone = player.phone ?? ''
  await sendSmsCode(ctx, { phone, area_code: '886', purpose: 'reset_password' }, player.caller)
  const code = outbox.codeFor(`+886${phone.slice(1)}`)
  const reset = resetCall.request.parse({ phone, code, password: 'pay12345' })
  expect(ruleOf(await resetPassword(ctx, reset, player.caller))).toEqual([
    { field: 'password', rule: 'password_is_pay' },
  ])
})

test('wrong attempts add waits and lock, from any address; a new password by code unlocks', async () => {
  await setByPhone()
  for (let i = 0; i < 5; i += 1) expect(await verify(`wrong${i}`)).toEqual({ ok: false, code: 10022 })
  expect(await verify('pay12345')).toEqual({ ok: false, code: 10145 })
  clock.advance(LOCKOUT_MS)
  for (let i = 0; i < 5; i += 1) {
    await verify(`wrong${i}`)
    clock.advance(60_000)
  }
  expect(await verify('pay12345')).toEqual({ ok: false, code: 10145 })
  clock.advance(LOCKOUT_MS)
  expect(await verify('pay12345')).toMatchObject({ ok: true })
  for (let i = 0; i < 5; i += 1) await verify(`wrong${i}`)
  await setByPhone('pay99999')
  expect(await verify('pay99999')).toMatchObject({ ok: true })
})

test('two concurrent calls with one code: one succeeds', async () => {
  const code = await smsCode()
  const outcomes = await Promise.all([set({ code }), set({ code, password: 'other123' })])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
})
