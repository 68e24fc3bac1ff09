import { deposit } from '@gamehall/contract/cashier'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rescheduleJobs } from '../../../platform/jobs/job-runner.ts'
import { performAction } from '../../../platform/operator/perform-action.ts'
import { createTestPlayer, runJobs } from '../../../testing/index.ts'
import { cashierRoom } from '../room.ts'
import { cancelDeposit } from './cancel-deposit.ts'
import { createDeposit } from './create-deposit.ts'
import { getDeposit } from './get-deposit.ts'
import { getDepositInfo } from './get-deposit-info.ts'
import {
  createDepositFixture,
  type DepositFixture,
  withNewIdempotencyKey,
} from './testing/deposit-fixture.ts'

let fixture: DepositFixture
beforeAll(async () => {
  fixture = await createDepositFixture()
})
afterAll(() => fixture.ctx.close())

test('§6 ATM deposit: the order has its payment code, limits and countdown', async () => {
  const { ctx, clock } = fixture
  const caller = await fixture.newPlayer()
  const opened = await createDeposit(ctx, { channel_id: 'atm', amount: '1000' }, caller)
  if (!opened.ok) throw new Error(String(opened.code))
  expect(deposit.parse(opened.data)).toMatchObject({
    status: 1,
    label: 'pending_payment',
    channel_name: 'ATM 虛擬帳號',
    amount: '1000.00',
    fee: '0.00',
    wash_amount: '1000.00',
    actual_amount: null,
    bank_code: '812',
    bank_name: '台新',
    can_cancel: true,
    can_confirm: true,
    expires_at: new Date(clock.now().getTime() + 86_400_000).toISOString(),
    server_time: clock.now().toISOString(),
  })
  expect(opened.data.order_no).toMatch(/^D261121\d{8}$/)
  const info = await getDepositInfo(ctx, {}, { ...caller, locale: 'en' })
  expect(info).toMatchObject({
    ok: true,
    data: {
      channels: [
        { channel_id: 'atm', name: 'ATM virtual account', min_amount: '11.00', max_amount: '49999.00' },
        { channel_id: 'cvs', stores: ['ibon', 'family', 'hilife', 'ok'], max_amount: '6000.00', rate: null },
        { channel_id: 'usdt', rate: '31.2000', min_pay_amount: '1.000000' },
      ],
      unfinished: [{ order_no: opened.data.order_no, bank_name: 'Taishin Bank' }],
    },
  })
})

test.each([
  ['12.5', 'amount_integer'],
  ['1000.001', 'amount_integer'],
  [10, 'amount_min'],
  [0, 'amount_min'],
  ['50000', 'amount_max'],
  ['999999999999999999999', 'amount_max'],
  [1e21, 'amount_format'],
])('400: amount %s breaks %s, and no order is created', async (amount, rule) => {
  const caller = await fixture.newPlayer()
  const refused = await createDeposit(fixture.ctx, { channel_id: 'atm', amount }, caller)
  expect(refused).toMatchObject({ ok: false, code: 400, fields: [{ field: 'amount', rule }] })
  expect(await getDepositInfo(fixture.ctx, {}, caller)).toMatchObject({ data: { unfinished: [] } })
})

test('accepts the limits themselves, and whole dollars with cents', async () => {
  for (const amount of [11, '49999', '500.00']) {
    const caller = await fixture.newPlayer()
    expect(await createDeposit(fixture.ctx, { channel_id: 'atm', amount }, caller)).toMatchObject({
      ok: true,
    })
  }
})

test('10301: the player’s own limit holds for concurrent orders of several methods', async () => {
  const { caller } = await createTestPlayer(fixture.ctx)
  await fixture.ctx.pool.query(
    `insert into play_limits (player_id, subject, period, most) values ($1, 'deposit', 'day', 100000)`,
    [caller.session.playerId],
  )
  const ways = [{ channel_id: 'atm' }, { channel_id: 'cvs', store: 'ibon' as const }, { channel_id: 'usdt' }]
  const answers = await Promise.all(
    ways.map((way) => createDeposit(fixture.ctx, { ...way, amount: 600 }, withNewIdempotencyKey(caller))),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter((answer) => !answer.ok && answer.code === 10301)).toHaveLength(2)
})

test('400: unknown channel', async () => {
  const caller = await fixture.newPlayer()
  expect(await createDeposit(fixture.ctx, { channel_id: 'cash', amount: 100 }, caller)).toMatchObject({
    code: 400,
    fields: [{ field: 'channel_id', rule: 'channel_unknown' }],
  })
})

test('10148: disabled channel', async () => {
  const { ctx } = fixture
  const by = { name: 'op', permissions: ['deposits.channels'] }
  const turn = (is_enabled: boolean) =>
    performAction(ctx, cashierRoom.actions, by, {
      action: 'switch-deposit-channel',
      input: { channel_id: 'atm', is_enabled },
      reason: 'gateway works on its rooms',
    })
  const caller = await fixture.newPlayer()
  await turn(false)
  expect(await createDeposit(ctx, { channel_id: 'atm', amount: 100 }, caller)).toEqual({
    ok: false,
    code: 10148,
  })
  expect(await getDepositInfo(ctx, {}, caller)).toMatchObject({
    data: { channels: [{ is_available: false }, { is_available: true }, { is_available: true }] },
  })
  await turn(true)
  expect(await createDeposit(ctx, { channel_id: 'atm', amount: 100 }, caller)).toMatchObject({ ok: true })
})

test('10075: one unfinished order, also when five are opened at once', async () => {
  const { ctx } = fixture
  const caller = await fixture.newPlayer()
  const outcomes = await Promise.all(
    [1, 2, 3, 4, 5].map(() =>
      createDeposit(ctx, { channel_id: 'atm', amount: 100 }, withNewIdempotencyKey(caller)),
    ),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === 10075)).toHaveLength(4)
})

test('a repeated Idempotency-Key returns the same order, also concurrently', async () => {
  const { ctx } = fixture
  const caller = await fixture.newPlayer()
  const outcomes = await Promise.all(
    [1, 2, 3].map(() => createDeposit(ctx, { channel_id: 'atm', amount: 100 }, caller)),
  )
  const numbers = outcomes.map((outcome) => (outcome.ok ? outcome.data.order_no : outcome.code))
  expect(new Set(numbers).size).toBe(1)
  expect(numbers[0]).toMatch(/^D/)
})

test.each(['unknown', 'unknown_after_apply'] as const)(
  'a gateway that does not answer (%s): the order waits, and a job gets the code under the same number',
  async (fault) => {
    const { ctx, gateway } = fixture
    const caller = await fixture.newPlayer()
    gateway.faults.push(fault, 'unknown')
    const opened = await createDeposit(ctx, { channel_id: 'atm', amount: 300 }, caller)
    if (!opened.ok) throw new Error(String(opened.code))
    expect(opened.data).toMatchObject({ status: 1, bank_account: null, can_cancel: true, can_confirm: false })
    const known = gateway.orders.size

    // The first retry gets no answer, the second does.
    for (let turn = 0; turn < 2; turn += 1) {
      await rescheduleJobs(ctx, 60_000)
      await runJobs(
        ctx,
        cashierRoom.jobs.filter(({ name }) => name === 'request-payment-code'),
      )
    }
    const now = await getDeposit(ctx, { order_no: opened.data.order_no }, caller)
    expect(now).toMatchObject({ data: { status: 1, bank_code: '812', can_confirm: true } })
    expect(gateway.orders.size).toBe(known + (fault === 'unknown' ? 1 : 0))
    expect(gateway.orders.get(opened.data.order_no)?.amountMinor).toBe(30_000n)
  },
)

test('10148: a refusal by the gateway fails the order (5), and another one can be created', async () => {
  const { ctx, gateway } = fixture
  const caller = await fixture.newPlayer()
  gateway.faults.push('refused')
  expect(await createDeposit(ctx, { channel_id: 'atm', amount: 300 }, caller)).toEqual({
    ok: false,
    code: 10148,
  })
  expect(
    await createDeposit(ctx, { channel_id: 'atm', amount: 300 }, withNewIdempotencyKey(caller)),
  ).toMatchObject({
    ok: true,
  })
})

test('30404: unknown number, and another player’s order', async () => {
  const { ctx } = fixture
  const [owner, stranger] = [await fixture.newPlayer(), await fixture.newPlayer()]
  const order_no = await fixture.open(owner)
  expect(await getDeposit(ctx, { order_no }, stranger)).toEqual({ ok: false, code: 30404 })
  expect(await getDeposit(ctx, { order_no: 'D26112199999999' }, owner)).toEqual({ ok: false, code: 30404 })
})

test('§9 daily limits by VIP level (10079), shown in the info; cancelled orders do not count', async () => {
  const { ctx } = fixture
  const by = { name: 'op', permissions: ['deposits.channels'] }
  const limit = (vip_level: number, daily_amount: string, daily_count: number) =>
    performAction(ctx, cashierRoom.actions, by, {
      action: 'set-deposit-limits',
      input: { vip_level, daily_amount, daily_count },
      reason: 'test',
    })
  expect(await limit(0, '1000', 2)).toMatchObject({ ok: true })
  expect(await limit(0, '1000.50', 2)).toMatchObject({ code: 400, fields: [{ rule: 'amount_integer' }] })
  const caller = await fixture.newPlayer()
  const open = (amount: number, channel_id = 'atm') =>
    createDeposit(ctx, { channel_id, amount, store: 'ibon' }, withNewIdempotencyKey(caller))
  const info = async () => {
    const answer = await getDepositInfo(ctx, {}, caller)
    return answer.ok && answer.data
  }
  expect(await info()).toMatchObject({ last: null, limits: { left_today: '1000.00', left_today_count: 2 } })
  const first = await open(600)
  expect(await open(401, 'cvs')).toMatchObject({
    code: 10079,
    fields: [{ field: 'amount', rule: 'amount_max', params: { max: '400' } }],
  })
  expect(await open(100, 'cvs')).toMatchObject({ ok: true })
  expect(await info()).toMatchObject({
    last: { channel_id: 'cvs', amount: '100.00', store: 'ibon' },
    limits: { vip_level: 0, left_today: '300.00', left_today_count: 0 },
  })
  expect(await open(300, 'usdt')).toEqual({ ok: false, code: 10079 })
  const orderNo = first.ok ? first.data.order_no : ''
  expect(await cancelDeposit(ctx, { order_no: orderNo }, caller)).toMatchObject({ ok: true })
  expect(await info()).toMatchObject({ limits: { left_today: '900.00', left_today_count: 1 } })
  await ctx.pool.query(
    'insert into vip_levels (player_id, level, since, held_from, highest) values ($1, 2, now(), now(), 2)',
    [caller.session.playerId],
  )
  expect(await info()).toMatchObject({ limits: { vip_level: 2, daily_amount: '1000000.00' } })
  await limit(0, '500000', 30)
})

test('10079: concurrent orders stay within the daily limits together', async () => {
  const { ctx } = fixture
  await ctx.pool.query('update deposit_limits set daily_minor = 100000 where vip_level = 0')
  const caller = await fixture.newPlayer()
  const outcomes = await Promise.all(
    ['atm', 'cvs'].map((channel_id) =>
      createDeposit(ctx, { channel_id, amount: 600, store: 'ibon' }, withNewIdempotencyKey(caller)),
    ),
  )
  expect(outcomes.map((outcome) => (outcome.ok ? 0 : outcome.code)).toSorted()).toEqual([0, 10079])
  await ctx.pool.query('update deposit_limits set daily_minor = 50000000 where vip_level = 0')
})
