import { loginByPhone as call } from '@gamehall/contract/account'
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
import { sendSmsCode } from '../verification-codes/send-sms-code.ts'
import { loginByPhone } from './login-by-phone.ts'

const outbox = createMessageRecorder()
const stranger = createTestCaller()
let ctx: TestContext
let player: TestPlayer
let phone: string
let made = 0

beforeAll(async () => {
  ctx = await createTestContext({ clock: createTestClock(), providers: { sms: outbox.sms } })
})
afterAll(() => ctx.close())
beforeEach(async () => {
  made += 1
  phone = `0944${String(made).padStart(6, '0')}`
  player = await createTestPlayer(ctx, { phone })
})

const login = (code: string) => loginByPhone(ctx, call.request.parse({ phone, code }), stranger)
async function receiveCode() {
  await sendSmsCode(ctx, { phone, area_code: '886', purpose: 'login' }, stranger)
  return outbox.codeFor(`+886${phone.slice(1)}`)
}

test('logs in by a code, which works once', async () => {
  const code = await receiveCode()
  const outcome = await login(code)
  if (!outcome.ok) throw new Error(`refused: ${outcome.code}`)
  expect(call.response.parse(outcome.data).user.user_id).toBe(String(player.playerId))
  expect(await login(code)).toEqual({ ok: false, code: 10015 })
})

test('two concurrent logins with one code: one succeeds', async () => {
  const code = await receiveCode()
  const outcomes = await Promise.all([login(code), login(code)])
  expect(outcomes.map((outcome) => (outcome.ok ? 0 : outcome.code)).sort()).toEqual([0, 10015])
})

test('10014: wrong code; 10015: no code', async () => {
  expect(await login('123456')).toEqual({ ok: false, code: 10015 })
  const code = await receiveCode()
  expect(await login(code === '111111' ? '222222' : '111111')).toEqual({ ok: false, code: 10014 })
})

test('10049: locked; 10155: no account; both after a correct code only', async () => {
  const code = await receiveCode()
  await ctx.pool.query("update players set status = 'locked' where player_id = $1", [player.playerId])
  expect(await login(code)).toEqual({ ok: false, code: 10049 })
  await ctx.pool.query('update players set phone = null where player_id = $1', [player.playerId])
  expect(await login(code)).toEqual({ ok: false, code: 10155 })
})
