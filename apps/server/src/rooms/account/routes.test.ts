import { calls } from '@gamehall/contract'
import { getUserInfo, loginResult } from '@gamehall/contract/account'
import { minor } from '@gamehall/money'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpApp } from '../../platform/http/create-http-app.ts'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import { createRateLimits } from '../../platform/http/rate-limits/rate-limits.ts'
import {
  createMessageRecorder,
  createTestClock,
  createTestContext,
  type TestContext,
} from '../../testing/index.ts'
import { savePlatformBalance } from '../wallet/index.ts'
import { accountStepUps, authenticate } from './index.ts'
import { accountRoom } from './room.ts'

const clock = createTestClock()
const outbox = createMessageRecorder()
let ctx: TestContext
let app: FastifyInstance

beforeAll(async () => {
  ctx = await createTestContext({ clock, providers: { sms: outbox.sms } })
  const routes = accountRoom.routes
  app = await createHttpApp(
    ctx.config,
    ctx.log,
    routes.map(({ call }) => call),
  )
  mountCalls(app, {
    ctx,
    routes,
    limits: createRateLimits(ctx.config),
    authenticate: (token, at) => authenticate(ctx, token, at),
    stepUps: accountStepUps,
    isClosed: async () => false,
  })
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

async function post(path: string, payload: object, headers: Record<string, string> = {}) {
  const response = await app.inject({ method: 'POST', url: `/api${path}`, payload, headers })
  return { status: response.statusCode, ...response.json() }
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test('every account call of the contract has a route', () => {
  const ofRoom = Object.values(calls).filter((call) => call.room === 'account')
  expect(accountRoom.routes.map(({ call }) => call.name).sort()).toEqual(
    ofRoom.map(({ name }) => name).sort(),
  )
})

test('register, read user info, log in elsewhere: the first token is 401 from then on', async () => {
  const phone = '0933000001'
  await post('/user/sms/send', { phone, purpose: 'register' })
  const code = outbox.codeFor('+886933000001')
  const registered = await post('/user/reg/phone/v2', {
    account: 'Traveller',
    phone,
    code,
    password: 'harbour26',
  })
  const first = loginResult.parse(registered.data)
  const playerId = BigInt(first.user.user_id)
  await savePlatformBalance(ctx.db, {
    playerId,
    apiKey: 'slots',
    balanceMinor: minor(1_250n),
    at: clock.now(),
  })

  const byHeader = await post('/user/info', {}, bearer(first.token))
  expect(getUserInfo.response.parse(byHeader.data)).toMatchObject({
    user_acc: 'Traveller',
    user_apis: [{ api_key: 'slots', balance: '12.50' }],
  })
  expect(JSON.stringify(byHeader.data), 'decision 0093').not.toContain(first.token)
  expect(byHeader.data).not.toHaveProperty('token')
  expect((await post('/user/info', { token: first.token })).data).toEqual(byHeader.data)

  const elsewhere = await post('/user/login/account', {
    account: 'traveller',
    password: 'harbour26',
    login_device: 'wap',
  })
  expect(elsewhere).toMatchObject({ status: 200, code: 0 })
  expect(await post('/user/info', {}, bearer(first.token))).toMatchObject({
    status: 200,
    code: 401,
    data: null,
  })
  expect(await post('/user/login/token', { token: first.token })).toMatchObject({ code: 401 })
  const second = loginResult.parse(elsewhere.data)
  expect(await post('/user/login/token', { token: second.token })).toMatchObject({ code: 0 })
  expect(await post('/user/logout', {}, bearer(second.token))).toMatchObject({ code: 0, data: {} })
  expect(await post('/user/info', {}, bearer(second.token))).toMatchObject({ code: 401 })
})

test('refusals are in the requested language', async () => {
  const wrong = { account: 'nobodyhere', password: 'wrong123' }
  expect(await post('/user/login/account', wrong)).toMatchObject({ code: 10030, msg: '帳號或密碼不正確' })
  const english = await post('/user/login/account', wrong, { 'accept-language': 'en-GB,en' })
  expect(english).toMatchObject({ code: 10030, msg: 'Wrong username or password' })
})

test('an invalid reset names its fields, by phone and by email', async () => {
  const fieldsOf = async (request: object) =>
    (await post('/user/resetPassword', request)).data.fields.map(
      ({ field, rule }: Record<string, string>) => `${field} ${rule}`,
    )
  expect(await fieldsOf({ phone: '0912345678', code: '12', password: 'harbour26' })).toEqual([
    'code code_format',
  ])
  expect(await fieldsOf({ email: 'x', code: '123456', password: 'harbour26' })).toEqual([
    'email email_format',
  ])
  expect(
    await fieldsOf({ phone: '0912345678', code: '123456', password: 'harbour26', confirm_password: 'other' }),
  ).toEqual(['confirm_password password_mismatch'])
})
