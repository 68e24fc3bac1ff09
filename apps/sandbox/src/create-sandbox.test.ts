import { createTestDatabase, type TestDatabase } from '@gamehall/postgres/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import nodemailer from 'nodemailer'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { beaconPublicKey, simulatedNetwork } from './beacon/simulated-beacon.ts'
import { createSandbox, type Sandbox } from './create-sandbox.ts'
import type { SandboxTables } from './db/schema.ts'
import { signFields } from './gateway/check-mac-value.ts'
import { formatTaipeiTime } from './gateway/taipei-time.ts'

const credentials = {
  sms: { accountId: 'AC1', authToken: 'secret' },
  gateway: { merchantId: '3000001', hashKey: 'pwFHCqoQZGmho4w6', hashIv: 'EkRm7iFT261dpevs' },
  payout: { merchantId: 'P1', secret: 'payout secret of thirty-two chars' },
}
let now = new Date('2026-11-21T04:00:00.000Z')
const operate = vi.fn(async () => ({ code: 0 }))
const listOperatorQueues = vi.fn(async () => ({ operators: ['admin'], queues: {} }))
const advanceClock = vi.fn(async (ms: number) => {
  now = new Date(now.getTime() + ms)
})
let database: TestDatabase<SandboxTables>
let sandbox: Sandbox
let app: FastifyInstance
let callbackAnswer: string
let notices: Record<string, string>[]
let callbackUrl: string

beforeAll(async () => {
  database = await createTestDatabase<SandboxTables>()
  sandbox = await createSandbox({ pool: database.pool, clock: { now: () => now } })
  app = Fastify()
  await app.register(
    sandbox.routes(credentials, { actions: [], operate, listOperatorQueues, advanceClock }),
    {
      prefix: '/sandbox',
    },
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  )
  app.post('/callback', async (request) => {
    notices.push(request.body as Record<string, string>)
    return callbackAnswer
  })
  callbackUrl = `${await app.listen({ port: 0, host: '127.0.0.1' })}/callback`
})
afterAll(async () => {
  await app.close()
  await sandbox.close()
  await database.drop()
})
beforeEach(async () => {
  callbackAnswer = '1|OK'
  notices = []
  await app.inject({ method: 'DELETE', url: '/sandbox/api/faults' })
})

const form = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
const post = (path: string, body: object) => app.inject({ method: 'POST', url: `/sandbox/api/${path}`, body })
const outbox = async (to: string) =>
  (await app.inject(`/sandbox/api/outbox?to=${encodeURIComponent(to)}`)).json()

const basic = `Basic ${Buffer.from('AC1:secret').toString('base64')}`
const sendSms = (authorization = basic) =>
  form(
    '/sandbox/sms/2010-04-01/Accounts/AC1/Messages.json',
    { To: '+886912345678', From: 'AURORA', Body: '驗證碼 483920' },
    { authorization },
  )

let orderCount = 0
async function createOrder(change: Record<string, string> = {}) {
  const fields = {
    MerchantID: '3000001',
    MerchantTradeNo: `D2611210000${String(++orderCount).padStart(4, '0')}`,
    MerchantTradeDate: formatTaipeiTime(now),
    PaymentType: 'aio',
    TotalAmount: '3000',
    TradeDesc: 'deposit',
    ItemName: 'deposit',
    ChoosePayment: 'ATM',
    ExpireDate: '1',
    ReturnURL: callbackUrl,
    EncryptType: '1',
    ...change,
  }
  const response = await form('/sandbox/gateway/Cashier/CreateOrder', signFields(fields, credentials.gateway))
  return { orderNo: fields.MerchantTradeNo, answer: Object.fromEntries(new URLSearchParams(response.body)) }
}

describe('messages', () => {
  it('are found by the number people know, with their code, newest first', async () => {
    expect((await sendSms()).statusCode).toBe(201)
    const [newest] = await outbox('0912345678')
    expect(newest).toEqual({
      channel: 'sms',
      to: '0912345678',
      text: '驗證碼 483920',
      code: '483920',
      at: now.toISOString(),
    })
    expect(await outbox('+886912345678')).toEqual(await outbox('0912345678'))
    expect(await outbox('0900000000')).toEqual([])
  })

  it('need the account’s token', async () => {
    expect((await sendSms('Basic bm9ib2R5Om5vdGhpbmc=')).statusCode).toBe(401)
  })

  it('are refused when the fault is set', async () => {
    await post('faults', { target: 'sms', kind: 'fail' })
    expect((await sendSms()).statusCode).toBe(400)
    expect((await sendSms()).statusCode).toBe(201)
  })

  it('come by mail too', async () => {
    const mailer = nodemailer.createTransport(sandbox.smtpUrl)
    await mailer.sendMail({
      from: 'hall@example.com',
      to: 'Mei@example.com',
      subject: '驗證碼',
      text: '您的驗證碼為 112233',
    })
    mailer.close()
    expect(await outbox('mei@example.com')).toMatchObject([
      { channel: 'email', code: '112233', text: '您的驗證碼為 112233' },
    ])
  })
})

describe('the payment gateway', () => {
  it('issues an account, is paid, and reports it signed', async () => {
    const { orderNo, answer } = await createOrder()
    expect(answer).toMatchObject({
      RtnCode: '2',
      BankCode: '808',
      ExpireDate: '2026/11/22',
      TradeAmt: '3000',
    })
    const paid = await post('gateway/pay', { order_no: orderNo })
    expect(paid.json()).toEqual({ order_no: orderNo, amount: 3000, hall_answered: '1|OK' })
    expect(notices).toHaveLength(1)
    const [notice] = notices
    expect(notice).toMatchObject({
      MerchantTradeNo: orderNo,
      RtnCode: '1',
      TradeAmt: '3000',
      SimulatePaid: '0',
    })
    expect(signFields(notice ?? {}, credentials.gateway).CheckMacValue).toBe(notice?.CheckMacValue)
  })

  it('does not know a number twice, nor take what is not signed', async () => {
    const { orderNo } = await createOrder()
    expect((await createOrder({ MerchantTradeNo: orderNo })).answer.RtnCode).toBe('10300028')
    const forged = await form('/sandbox/gateway/Cashier/CreateOrder', {
      MerchantID: '3000001',
      CheckMacValue: 'AB',
    })
    expect(forged.body).toContain('RtnCode=10200073')
  })

  it.each([
    [{ TotalAmount: '10' }, '10200050'],
    [{ TotalAmount: '-5' }, '10200052'],
    [{ ExpireDate: '61' }, '10200052'],
  ])('refuses %j with %s', async (change, code) => {
    expect((await createOrder(change)).answer.RtnCode).toBe(code)
  })

  it('reports again until it is answered', async () => {
    callbackAnswer = '0|busy'
    const { orderNo } = await createOrder()
    await post('gateway/pay', { order_no: orderNo })
    await sandbox.retryPaymentReports(credentials, now)
    expect(notices).toHaveLength(1)
    now = new Date(now.getTime() + 11 * 60_000)
    callbackAnswer = '1|OK'
    await sandbox.retryPaymentReports(credentials, now)
    now = new Date(now.getTime() + 11 * 60_000)
    await sandbox.retryPaymentReports(credentials, now)
    expect(notices).toHaveLength(2)
  })

  it('is paid once, with another amount if the customer errs', async () => {
    const { orderNo } = await createOrder()
    expect((await post('gateway/pay', { order_no: orderNo, amount: 2500 })).json()).toMatchObject({
      amount: 2500,
    })
    expect((await post('gateway/pay', { order_no: orderNo })).statusCode).toBe(404)
    expect(notices[0]?.TradeAmt).toBe('2500')
  })
})

describe('the randomness beacon', () => {
  const network = simulatedNetwork(beaconPublicKey())
  const get = (path: string) => app.inject(`/sandbox/beacon/${path}`)
  const dueAt = (at: Date) => Math.floor(at.getTime() / 1_000) - network.genesis_time + 1

  it('describes its network, and publishes a round a second by the server’s clock', async () => {
    expect((await get(`${network.hash}/info`)).json()).toEqual(network)
    const latest = (await get(`${network.hash}/public/latest`)).json()
    expect(latest.round).toBe(dueAt(now))
    expect((await get(`${network.hash}/public/${latest.round}`)).json()).toEqual(latest)
    expect(latest.signature).toMatch(/^[0-9a-f]{96}$/)
  })

  it.each(['x/info', 'x/public/1', `${network.hash}/public/0`, `${network.hash}/public/one`])(
    'has no %s',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404)
    },
  )

  it('has no round before its time', async () => {
    const next = dueAt(now) + 1
    expect((await get(`${network.hash}/public/${next}`)).statusCode).toBe(404)
    now = new Date(now.getTime() + 1_000)
    expect((await get(`${network.hash}/public/${next}`)).json()).toMatchObject({ round: next })
  })

  it('is refused when the fault is set', async () => {
    await post('faults', { target: 'beacon', kind: 'fail' })
    expect((await get(`${network.hash}/public/1`)).statusCode).toBe(503)
    expect((await get(`${network.hash}/public/1`)).statusCode).toBe(200)
  })
})

describe('the sandbox API', () => {
  it.each([
    ['gateway/pay', {}, 400],
    ['gateway/pay', { order_no: 'D1', amount: 1.5 }, 400],
    ['gateway/pay', { order_no: 'nothing' }, 404],
    ['clock', {}, 400],
    ['clock', { advance_s: -1 }, 400],
    ['clock', { advance_s: 1e12 }, 400],
    ['clock', { at: '2020-01-01T00:00:00Z' }, 400],
    ['faults', { target: 'moon', kind: 'fail' }, 400],
    ['faults', { target: 'arcade', kind: 'explode' }, 400],
    ['faults', { target: 'arcade', kind: 'fail', times: 0 }, 400],
    ['operator', {}, 400],
    ['chain/transfer', { to: 'T', amount: '1' }, 400],
  ])('answers %s %j with %i', async (path, body, status) => {
    expect((await post(path, body)).statusCode).toBe(status)
  })

  it('says what a field may be', async () => {
    const { error, fields } = (await post('faults', { target: 'arcade', kind: 'explode' })).json()
    expect(fields).toEqual(['kind'])
    expect(error).toContain('"timeout_after_apply"')
  })

  it('moves the clock by seconds or to an instant', async () => {
    const before = now.getTime()
    await post('clock', { advance_s: 60 })
    expect(now.getTime()).toBe(before + 60_000)
    const at = new Date(before + 3_600_000).toISOString()
    expect((await post('clock', { at })).json()).toEqual({ now: at })
  })

  it('lists what waits for an operator, as whoever asks', async () => {
    const waiting = await app.inject({ url: '/sandbox/api/operator/waiting?as=lin' })
    expect(waiting.json()).toEqual({ operators: ['admin'], queues: {} })
    expect(listOperatorQueues).toHaveBeenLastCalledWith('lin')
    await app.inject({ url: '/sandbox/api/operator/waiting' })
    expect(listOperatorQueues).toHaveBeenLastCalledWith(undefined)
  })

  it('hands operator actions on, with who knows why', async () => {
    await post('operator', { action: 'approve-deposit', order_no: 'D1', reason: 'called the bank' })
    const request = { action: 'approve-deposit', input: { order_no: 'D1' }, reason: 'called the bank' }
    expect(operate).toHaveBeenLastCalledWith(request)
    await post('operator', { action: 'approve-deposit', order_no: 'D1', operator: 'lin' })
    expect(operate).toHaveBeenLastCalledWith({ ...request, reason: 'sandbox', operator: 'lin' })
  })

  it('uses a fault up as often as was asked', async () => {
    await post('faults', { target: 'arcade', kind: 'timeout', times: 2 })
    const taken = [
      await sandbox.takeFault('arcade'),
      await sandbox.takeFault('arcade'),
      await sandbox.takeFault('arcade'),
    ]
    expect(taken).toEqual(['timeout', 'timeout', null])
    expect(await sandbox.takeFault('sms')).toBeNull()
  })

  it('has a page', async () => {
    const page = await app.inject('/sandbox/')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  })
})
