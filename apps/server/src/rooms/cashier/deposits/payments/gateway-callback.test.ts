import { calls } from '@gamehall/contract'
import { fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Caller, Session } from '../../../../platform/http/route.ts'
import { readTurnoverLeft } from '../../../wallet/index.ts'
import { getDeposit } from '../get-deposit.ts'
import { listDeposits } from '../list-deposits.ts'
import {
  createDepositFixture,
  type DepositFixture,
  dollars,
  signedGatewayNotice,
} from '../testing/deposit-fixture.ts'
import { gatewayCallback, handleGatewayNotice } from './gateway-callback.ts'

let fixture: DepositFixture
let caller: Caller<Session>
let order_no: string
beforeAll(async () => {
  fixture = await createDepositFixture()
})
afterAll(() => fixture.ctx.close())
beforeEach(async () => {
  caller = await fixture.newPlayer()
  order_no = await fixture.open(caller)
})

const read = () => getDeposit(fixture.ctx, { order_no }, caller)

test('a correct payment is credited with its turnover requirement and pushes, and the order succeeds', async () => {
  const { ctx, gateway } = fixture
  expect(await handleGatewayNotice(ctx, signedGatewayNotice(order_no, gateway.pay(order_no)))).toBe('1|OK')
  expect(await fixture.balanceOf(caller)).toBe('1000.00')
  expect(await readTurnoverLeft(ctx.db, caller.session.playerId)).toBe(dollars(1000))
  expect(await read()).toMatchObject({
    data: {
      status: 3,
      label: 'paid',
      actual_amount: '1000.00',
      paid_at: '2026-11-21T04:00:00.000Z',
      can_cancel: false,
    },
  })
  const record = await listDeposits(ctx, calls.listDeposits.request.parse({}), caller)
  expect(record).toMatchObject({ data: { days: [{ day: '2026-11-21', count: 1, credited: '1000.00' }] } })
  const pushes = await ctx.db
    .selectFrom('push_messages')
    .select(['msg_type', 'content'])
    .where('player_id', '=', caller.session.playerId)
    .orderBy('seq')
    .execute()
  expect(pushes).toMatchObject([
    { msg_type: 'gold_change', content: { change: '1000.00', balance: '1000.00' } },
    { msg_type: 'normal', content: { text: '存款 1,000.00 元已入帳', reqId: order_no } },
  ])
})

test('repeated and concurrent notices are accepted and credit once', async () => {
  const { ctx, gateway } = fixture
  const body = signedGatewayNotice(order_no, gateway.pay(order_no))
  const answers = await Promise.all(Array.from({ length: 8 }, () => handleGatewayNotice(ctx, body)))
  expect(new Set(answers)).toEqual(new Set(['1|OK']))
  expect(await handleGatewayNotice(ctx, body)).toBe('1|OK')
  expect(await fixture.balanceOf(caller)).toBe('1000.00')
  const pushes = await ctx.db
    .selectFrom('push_messages')
    .select('msg_type')
    .where('player_id', '=', caller.session.playerId)
    .execute()
  expect(pushes.map(({ msg_type }) => msg_type).sort()).toEqual(['gold_change', 'normal'])
})

test.each<[string, string, (payment: ReturnType<DepositFixture['gateway']['pay']>) => Buffer]>([
  [
    'a signature with another key',
    '0|CheckMacValue',
    (payment) =>
      signedGatewayNotice(order_no, payment, {}, { hashKey: 'guessed0guessed0', hashIv: 'testHashIv123456' }),
  ],
  [
    'an amount changed after signing',
    '0|CheckMacValue',
    (payment) =>
      Buffer.from(
        signedGatewayNotice(order_no, payment).toString().replace('TradeAmt=1000', 'TradeAmt=9000'),
      ),
  ],
  [
    'another merchant',
    '0|Merchant',
    (payment) => signedGatewayNotice(order_no, payment, { MerchantID: '3000001' }),
  ],
  ['an unknown order', '0|OrderNotFound', (payment) => signedGatewayNotice('D26112199999999', payment)],
  [
    'no time of payment',
    '0|Malformed',
    (payment) => signedGatewayNotice(order_no, payment, { PaymentDate: '' }),
  ],
  ['a NUL in its order number', '0|Malformed', (payment) => signedGatewayNotice('D0\0', payment)],
  ['an empty body', '0|Malformed', () => Buffer.alloc(0)],
  [
    'a trade that failed',
    '1|OK',
    (payment) => signedGatewayNotice(order_no, payment, { RtnCode: '10100058' }),
  ],
])('%s is answered %s and changes nothing', async (_what, answer, make) => {
  const { ctx, gateway } = fixture
  expect(await handleGatewayNotice(ctx, make(gateway.pay(order_no)))).toBe(answer)
  expect(await fixture.balanceOf(caller)).toBe('0.00')
  expect(await read()).toMatchObject({ data: { status: 1, actual_amount: null } })
})

test('a forged notice is logged without its content', async () => {
  const { ctx, gateway } = fixture
  const warn = vi.spyOn(ctx.log, 'warn')
  const forged = signedGatewayNotice(
    order_no,
    gateway.pay(order_no),
    {},
    { hashKey: 'guessed', hashIv: 'guessed' },
  )
  await handleGatewayNotice(ctx, forged)
  expect(warn.mock.calls).toEqual([[{ error: 'signature', vendor: 'all-in-one' }, 'gateway notice refused']])
  warn.mockRestore()
})

test('a different amount goes to review and suspense, uncredited', async () => {
  const { ctx, gateway } = fixture
  const payment = gateway.pay(order_no, dollars(990))
  expect(await handleGatewayNotice(ctx, signedGatewayNotice(order_no, payment))).toBe('1|OK')
  expect(await fixture.balanceOf(caller)).toBe('0.00')
  expect(await read()).toMatchObject({
    data: {
      status: 2,
      label: 'pending_review',
      review_reason: 'amount_mismatch',
      amount: '1000.00',
      actual_amount: '990.00',
    },
  })
})

test('an extra payment for a settled order is accepted, but not credited', async () => {
  const { ctx, gateway } = fixture
  const payment = gateway.pay(order_no)
  await handleGatewayNotice(ctx, signedGatewayNotice(order_no, payment))
  const second = { ...payment, tradeNo: 'T-other' }
  expect(await handleGatewayNotice(ctx, signedGatewayNotice(order_no, second))).toBe('1|OK')
  expect(await fixture.balanceOf(caller)).toBe('1000.00')
})

test('a simulated payment counts in sandbox mode only', async () => {
  const { ctx, gateway } = fixture
  const body = signedGatewayNotice(order_no, gateway.pay(order_no), { SimulatePaid: '1' })
  const live = { ...ctx, config: { ...ctx.config, GAMEHALL_MODE: 'live' as const } }
  expect(await handleGatewayNotice(live, body)).toBe('1|OK')
  expect(await fixture.balanceOf(caller)).toBe('0.00')
  expect(await handleGatewayNotice(ctx, body)).toBe('1|OK')
  expect(await fixture.balanceOf(caller)).toBe('1000.00')
})

test('over HTTP: parses the raw form despite other form parsers; refuses other bodies and sizes', async () => {
  const { ctx, gateway } = fixture
  const app = fastify()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => ({}))
  await app.register(gatewayCallback(ctx))
  const post = (payload: Buffer | string, type = 'application/x-www-form-urlencoded; charset=utf-8') =>
    app.inject({ method: 'POST', url: '/api/callbacks/gateway', headers: { 'content-type': type }, payload })
  const paid = await post(signedGatewayNotice(order_no, gateway.pay(order_no)))
  expect([paid.statusCode, paid.body, paid.headers['content-type']]).toEqual([
    200,
    '1|OK',
    'text/plain; charset=utf-8',
  ])
  expect(await fixture.balanceOf(caller)).toBe('1000.00')
  expect((await post('{}', 'application/json')).body).toBe('0|Malformed')
  expect((await post('x=1')).body).toBe('0|CheckMacValue')
  expect((await post(Buffer.alloc(70_000, 'a'))).statusCode).toBe(413)
  await app.close()
})

test('over HTTP: an address that signs nothing is refused before its body is read', async () => {
  const { ctx, gateway } = fixture
  const app = fastify()
  await app.register(gatewayCallback({ ...ctx, config: { ...ctx.config, RATE_LIMIT_SCALE: 1 / 60 } }))
  const post = (payload: Buffer | string) =>
    app.inject({
      method: 'POST',
      url: '/api/callbacks/gateway',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
  expect((await post(signedGatewayNotice(order_no, gateway.pay(order_no)))).body).toBe('1|OK')
  expect((await post('x=1')).body).toBe('0|CheckMacValue')
  expect((await post('x=1')).statusCode).toBe(429)
  await app.close()
})
