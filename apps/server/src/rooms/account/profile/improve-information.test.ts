import { improveInformation as call } from '@gamehall/contract/account'
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
import { loginByToken } from '../login/login-by-token.ts'
import { checkAccountUnique } from '../registration/check-account-unique.ts'
import { sendEmailCode } from '../verification-codes/send-email-code.ts'
import { sendSmsCode } from '../verification-codes/send-sms-code.ts'
import { getUserInfo } from './get-user-info.ts'
import { improveInformation } from './improve-information.ts'

const outbox = createMessageRecorder()
let ctx: TestContext
let player: TestPlayer
let phone: string
let email: string
let made = 0

beforeAll(async () => {
  ctx = await createTestContext({
    clock: createTestClock(),
    providers: { sms: outbox.sms, mail: outbox.mail },
  })
})
afterAll(() => ctx.close())
beforeEach(async () => {
  made += 1
  phone = `0955${String(made).padStart(6, '0')}`
  email = `new${made}@example.com`
  player = await createTestPlayer(ctx, { phone: null })
})

const improve = (request: object) => improveInformation(ctx, call.request.parse(request), player.caller)
async function receiveCodes(by = player) {
  await sendSmsCode(ctx, { phone, area_code: '886', purpose: 'bind_phone' }, by.caller)
  await sendEmailCode(ctx, { email, purpose: 'bind_email' }, by.caller)
  return { phone_code: outbox.codeFor(`+886${phone.slice(1)}`), email_code: outbox.codeFor(email) }
}

test('binds phone and email with their codes, sets the nickname, and marks the profile as completed', async () => {
  const outcome = await improve({ nickname: '小明', phone, email, ...(await receiveCodes()) })
  if (!outcome.ok) throw new Error(`refused: ${outcome.code}`)
  expect(call.response.parse(outcome.data)).toMatchObject({
    nickname: '小明',
    phone: `0955***${phone.slice(-3)}`,
    email: 'n***@example.com',
  })
  expect(await getUserInfo(ctx, {}, player.caller)).toEqual(outcome)
  expect(await loginByToken(ctx, { token: player.token }, createTestCaller())).toMatchObject({
    data: { is_new: false, needs_information: false },
  })
  const pushes = await ctx.pool.query(
    "select content from push_messages where player_id = $1 and msg_type = 'user_change'",
    [player.playerId],
  )
  expect(pushes.rows).toEqual([{ content: { keys: ['nickname', 'phone', 'email'] } }])
})

test('a nickname that would pass for staff is refused; one that stays as it was is not', async () => {
  const refused = { ok: false, code: 400, fields: [{ field: 'nickname', rule: 'nickname_reserved' }] }
  for (const nickname of ['客服001', 'ａｄｍｉｎ_01', '極光官方', 'Aurora', 'AURORA 小編'])
    expect(await improve({ nickname })).toMatchObject(refused)
  expect(await getUserInfo(ctx, {}, player.caller)).toMatchObject({ data: { nickname: player.account } })
  expect(await improve({ nickname: 'badminton' })).toMatchObject({ ok: true })
  await ctx.pool.query("update players set nickname = 'Admin' where player_id = $1", [player.playerId])
  expect(await improve({ nickname: 'Admin' })).toMatchObject({ ok: true })
})

test('the name that the site has now is reserved', async () => {
  expect(await improve({ nickname: 'Lucky Palace' })).toMatchObject({ ok: true })
  await ctx.pool.query(`update site_settings set name = '{"zh-TW": "幸運宮", "en": "Golden Palace"}'`)
  expect(await improve({ nickname: 'golden_palace' })).toMatchObject({ code: 400 })
  expect(await improve({ nickname: '幸運宮小編' })).toMatchObject({ code: 400 })
  await ctx.pool.query(`update site_settings set name = '{"zh-TW": "極光", "en": "Aurora"}'`)
})

test('is all or nothing: one wrong code changes nothing, and the other code stays valid', async () => {
  const codes = await receiveCodes()
  const wrong = codes.email_code === '111111' ? '222222' : '111111'
  expect(await improve({ nickname: 'x', phone, email, ...codes, email_code: wrong })).toEqual({
    ok: false,
    code: 10014,
  })
  expect(await getUserInfo(ctx, {}, player.caller)).toMatchObject({ data: { phone: null, email: null } })
  expect(await improve({ nickname: 'x', phone, email, ...codes })).toMatchObject({ ok: true })
})

test('10015: no code was sent', async () => {
  expect(await improve({ phone, phone_code: '123456' })).toEqual({ ok: false, code: 10015 })
})

test('a bound phone or email is not replaced here (10047, 10048)', async () => {
  await improve({ phone, email, ...(await receiveCodes()) })
  expect(await improve({ phone: '0900000000', phone_code: '123456' })).toEqual({ ok: false, code: 10047 })
  expect(await improve({ email: 'else@example.com', email_code: '123456' })).toEqual({
    ok: false,
    code: 10048,
  })
})

test.each([
  ['phone', 10047],
  ['email', 10048],
] as const)('a %s that another bound in the meantime is %i', async (kind, code) => {
  const codes = await receiveCodes()
  await createTestPlayer(ctx, kind === 'phone' ? { phone } : { phone: null, email })
  const request =
    kind === 'phone' ? { phone, phone_code: codes.phone_code } : { email, email_code: codes.email_code }
  expect(await improve(request)).toEqual({ ok: false, code })
})

test('an empty request skips the page, which is not shown again', async () => {
  expect(await improve({})).toMatchObject({ ok: true })
  expect(await loginByToken(ctx, { token: player.token }, createTestCaller())).toMatchObject({
    data: { is_new: false },
  })
})

test('an account name is free until it is taken, ignoring case', async () => {
  const isUnique = (account: string) => checkAccountUnique(ctx, { account }, createTestCaller())
  expect(await isUnique('nobodyhasit')).toEqual({ ok: true, data: { is_unique: true } })
  expect(await isUnique(player.account.toUpperCase())).toEqual({ ok: true, data: { is_unique: false } })
})
