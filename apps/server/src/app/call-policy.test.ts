import { randomUUID } from 'node:crypto'
import { type Call, type CallName, calls, testAccountRefusal } from '@gamehall/contract'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createHttpApp } from '../platform/http/create-http-app.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import { defineRoute, type Route } from '../platform/http/route.ts'
import { accountStepUps, authenticate } from '../rooms/account/index.ts'
import { arbitraryJson, type JsonSchema } from '../testing/arbitrary-json.ts'
import { createTestContext, createTestPlayer, type TestContext } from '../testing/index.ts'
import { routes } from './rooms.ts'

const photo = 'a'.repeat(32)
const credential = { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {} }
const attestation = { ...credential, response: { clientDataJSON: 'a', attestationObject: 'a' } }
const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'
const pay_password = 'harbour26'

/** Every call that only formal accounts may make (§6), with a request that a formal account could send. */
const formalCalls: Partial<Record<CallName, object>> = {
  addAddress: { address, label: 'mine', pay_password },
  addBankCard: {
    bank_code: '812',
    branch_code: '8120012',
    branch_name: '台新分行',
    bank_num: '00123456789012',
    photo_upload_id: photo,
    video_upload_id: photo,
    has_consented: true,
  },
  addPasskey: { name: 'Phone', credential: attestation },
  applyForActivity: { id: '1' },
  bindEmail: { email: 'a@example.com', code: '123456' },
  bindPhone: { phone: '0912345678', code: '123456' },
  claimRebates: {},
  completeActivity: { id: '1' },
  createDeposit: { channel_id: 'atm', amount: 1000 },
  createWithdrawal: { quote_id: 'Q1', card_id: '1', pay_password },
  exchangeCurrency: { quote_id: 'Q1' },
  findRecipient: { recipient: 'somebody' },
  getReceiveAddress: {},
  getSelfVipInfo: {},
  improveInformation: { phone: '0912345678', phone_code: '123456' },
  proveContact: { kind: 'phone', code: '123456' },
  quoteExchange: { from: 'TWD', to: 'USDT', amount: 1000 },
  quoteWithdrawal: { channel_id: 'atm', amount: 1000 },
  sendToPlayer: { currency: 'TWD', recipient: 'somebody', amount: 100, pay_password },
  setLoginPassword: { code: '123456', password: 'new12345' },
  setPayPassword: { code: '123456', password: 'new12345' },
  startIdentity: { issue_country: 'TW', document_type: 1 },
  startPasskey: {},
}

/** The calls that send messages or verify secrets. */
const sensitiveCalls: readonly CallName[] = [
  'checkAccountUnique',
  'loginByAccount',
  'loginByAuthCode',
  'loginByGoogle',
  'loginByPasskey',
  'loginByPhone',
  'proveContact',
  'registerByPhone',
  'resetPassword',
  'sendEmailCode',
  'sendSmsCode',
  'startGoogleLogin',
  'startPasskeyLogin',
  'viewAuthCode',
]

let ctx: TestContext
let server: FastifyInstance
let isClosed = false
let limited: readonly string[] = []
/** The names of the calls whose use-case ran. */
const answered: string[] = []

/** Each route with a use-case that only notes that it ran. */
const noted = ({ call }: Route): Route =>
  defineRoute(call, async () => {
    answered.push(call.name)
    return { ok: false, code: 10148 }
  })

beforeAll(async () => {
  ctx = await createTestContext({})
  server = await createHttpApp(ctx.config, ctx.log, Object.values(calls))
  mountCalls(server, {
    ctx,
    routes: routes.map(noted),
    limits: {
      consume: async (keys) => {
        limited = [...limited, ...Object.keys(keys)]
        return 0
      },
      close: async () => {},
    },
    authenticate: (token, at) => authenticate(ctx, token, at),
    stepUps: accountStepUps,
    isClosed: async () => isClosed,
  })
  await server.ready()
})
afterAll(async () => {
  await server.close()
  await ctx.close()
})

async function ask({ method, path, isMultipart }: Call, body: object, token: string | null) {
  answered.length = 0
  limited = []
  const response = await server.inject({
    method,
    url: `/api${path}`,
    headers: {
      ...(!isMultipart && { 'content-type': 'application/json' }),
      'idempotency-key': randomUUID(),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(method === 'POST' && !isMultipart && { body: JSON.stringify(body) }),
  })
  return response.json()
}

const every = Object.values(calls).map((call): [string, Call] => [call.name, call])
const refusedForTest = { code: 403, msg: testAccountRefusal['zh-TW'], data: null }

describe('§6 formal accounts only', () => {
  it('are the calls of real money, contacts, passwords, offers and identity', () => {
    const declared = every.filter(([, call]) => call.accounts !== 'any').map(([name]) => name)
    expect(declared.sort()).toEqual(Object.keys(formalCalls).sort())
  })

  it.each(Object.entries(formalCalls))(
    '%s refuses a test account (403) and takes a formal one',
    async (name, body) => {
      const call = calls[name as CallName]
      const [test, formal] = [await createTestPlayer(ctx, { accountType: 2 }), await createTestPlayer(ctx)]
      expect(await ask(call, body, test.token)).toEqual(refusedForTest)
      expect(answered).toEqual([])
      expect(await ask(call, body, formal.token)).toMatchObject({ code: 10148 })
      expect(answered).toEqual([name])
    },
  )

  it('improveInformation takes a nickname of a test account', async () => {
    const { token } = await createTestPlayer(ctx, { accountType: 2 })
    expect(await ask(calls.improveInformation, { nickname: 'Tester' }, token)).toMatchObject({ code: 10148 })
  })

  it.each(every.filter(([, { accounts }]) => accounts === 'any'))(
    '%s takes a test account',
    async (_, call) => {
      const schema = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }) as JsonSchema
      const [body = {}] = fc.sample(arbitraryJson(schema), { numRuns: 1, seed: 7 })
      const { token } = await createTestPlayer(ctx, { accountType: 2 })
      const { code } = await ask(call, Object(body), token)
      expect(code).not.toBe(403)
    },
  )
})

describe('every call', () => {
  it.each(every)('%s answers 401 without a session where it needs one', async (name, call) => {
    const { code } = await ask(call, {}, null)
    if (call.auth === 'session') expect([code, ...answered]).toEqual([401])
    else expect([400, 10148, 404]).toContain(code)
    expect(limited.includes('sensitive')).toBe(sensitiveCalls.some((each) => each === name))
  })

  it.each(every)('%s is closed with the site (10027), except the one that tells why', async (name, call) => {
    isClosed = true
    const { code } = await ask(call, {}, null)
    isClosed = false
    expect(code === 10027).toBe(name !== 'getSiteConfig')
  })
})

describe('a step-up', () => {
  it('is declared by exactly the calls whose request has its proof', () => {
    for (const [, call] of every) {
      const schema = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' })
      const hasProof = Object.hasOwn(schema.properties ?? {}, 'pay_password')
      expect([call.name, call.stepUp]).toEqual([call.name, hasProof ? 'pay_password' : null])
      if (hasProof) expect(call.errors).toContain(10022)
    }
  })
})
