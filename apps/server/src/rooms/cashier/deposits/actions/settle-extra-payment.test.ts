import { pgRunner } from '@gamehall/ledger'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller, Session } from '../../../../platform/http/route.ts'
import { performAction } from '../../../../platform/operator/perform-action.ts'
import { createTestOperators } from '../../../../testing/index.ts'
import { appLedger, readTurnoverLeft, SUSPENSE_ACCOUNT } from '../../../wallet/index.ts'
import { walletRoom } from '../../../wallet/room.ts'
import { cashierRoom } from '../../room.ts'
import { handleGatewayNotice } from '../payments/gateway-callback.ts'
import {
  createDepositFixture,
  type DepositFixture,
  dollars,
  signedGatewayNotice,
} from '../testing/deposit-fixture.ts'

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
  const first = fixture.gateway.pay(order_no)
  await handleGatewayNotice(fixture.ctx, signedGatewayNotice(order_no, first))
  second = { ...first, tradeNo: `X${order_no.slice(1)}`, amountMinor: dollars(300) }
})
let second: Parameters<typeof signedGatewayNotice>[1]

const operator = { name: 'lin', permissions: ['deposits.review', 'deposits.channels'] }
const act = (action: string, input: object) =>
  performAction(fixture.ctx, cashierRoom.actions, operator, { action, input, reason: 'statement checked' })
const suspense = async () =>
  (await appLedger.balance(pgRunner(fixture.ctx.pool), SUSPENSE_ACCOUNT))?.postedMinor ?? 0n
const settle = (decision: string) =>
  act('settle-extra-payment', { order_no, trade_no: second.tradeNo, decision })

test('an extra payment for a settled order is booked to suspense once and listed', async () => {
  const before = await suspense()
  for (let notice = 0; notice < 3; notice += 1) {
    expect(await handleGatewayNotice(fixture.ctx, signedGatewayNotice(order_no, second))).toBe('1|OK')
  }
  expect(await suspense()).toBe(before + dollars(300))
  expect(await fixture.balanceOf(caller)).toBe('1000.00')
  expect(await act('list-deposits-in-review', {})).toMatchObject({
    data: {
      extra_payments: expect.arrayContaining([
        expect.objectContaining({ order_no, trade_no: second.tradeNo, arrived: '300.00' }),
      ]),
    },
  })
})

test('an operator credits it once, with its turnover requirement', async () => {
  await handleGatewayNotice(fixture.ctx, signedGatewayNotice(order_no, second))
  const before = await suspense()
  const outcomes = await Promise.all([settle('credited'), settle('credited'), settle('refund_due')])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  const isCredited = outcomes[2]?.ok === false
  expect(await suspense()).toBe(before - dollars(300))
  expect(await fixture.balanceOf(caller)).toBe(isCredited ? '1300.00' : '1000.00')
  expect(await readTurnoverLeft(fixture.ctx.db, caller.session.playerId)).toBe(
    dollars(isCredited ? 1300 : 1000),
  )
})

test('its turnover credit names the order, like that of the first payment', async () => {
  await handleGatewayNotice(fixture.ctx, signedGatewayNotice(order_no, second))
  expect(await settle('credited')).toMatchObject({ ok: true })
  const route = walletRoom.routes.find(({ call }) => call.name === 'getTurnoverStatement')
  const statement = await route?.answer(fixture.ctx, { page: 1, page_size: 20 }, caller)
  expect(statement).toMatchObject({
    data: {
      list: expect.arrayContaining([
        expect.objectContaining({ order_no, counted: '300.00' }),
        expect.objectContaining({ order_no, counted: '1000.00' }),
      ]),
    },
  })
})

test('crediting a large one needs two operators, a refund due one', async () => {
  await createTestOperators(fixture.ctx, 'lin', 'mei')
  second = { ...second, amountMinor: dollars(10_000) }
  await handleGatewayNotice(fixture.ctx, signedGatewayNotice(order_no, second))
  expect(await settle('credited')).toMatchObject({ data: { status: 'waiting_for_second_operator' } })
  expect(await fixture.balanceOf(caller)).toBe('1000.00')
  expect(await settle('refund_due')).toMatchObject({ data: { decision: 'refund_due', amount: '10000.00' } })
  await fixture.ctx.pool.query('delete from operators')
})

test('an operator books it as a refund due; 404 for an unknown payment', async () => {
  expect(await settle('credited')).toEqual({ ok: false, code: 404 })
  await handleGatewayNotice(fixture.ctx, signedGatewayNotice(order_no, second))
  expect(await settle('refund_due')).toMatchObject({ ok: true })
  expect(await fixture.balanceOf(caller)).toBe('1000.00')
})

test('set-deposit-channel updates the given fields for new orders only, and refuses invalid terms', async () => {
  const set = (input: object) => act('set-deposit-channel', { channel_id: 'cvs', ...input })
  expect(await set({ min_amount: '50', fee: '15', wash_percent: 200 })).toMatchObject({
    data: { min_amount: '50.00', max_amount: '6000.00', fee: '15.00', wash_percent: 200 },
  })
  for (const [terms, rule, params] of [
    [{ max_amount: '40' }, 'amount_min', { min: '50' }],
    [{ max_amount: '60.5' }, 'amount_integer'],
    [{ min_amount: '33.50' }, 'amount_integer'],
    [{ fee: '50' }, 'amount_max', { max: '49.99' }],
    [{ min_amount: 0 }, 'amount_min', { min: '1' }],
  ] as const) {
    const field = Object.keys(terms)[0]
    expect(await set(terms)).toMatchObject({
      code: 400,
      fields: [{ field, rule, ...(params && { params }) }],
    })
  }
  expect(await act('set-deposit-channel', { channel_id: 'moon' })).toEqual({ ok: false, code: 404 })
})
