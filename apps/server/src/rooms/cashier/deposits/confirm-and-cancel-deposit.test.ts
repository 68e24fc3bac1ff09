import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller, Session } from '../../../platform/http/route.ts'
import { rescheduleJobs } from '../../../platform/jobs/job-runner.ts'
import { runJobs } from '../../../testing/index.ts'
import { cancelDeposit } from './cancel-deposit.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import { getDeposit } from './get-deposit.ts'
import { pollDeposit } from './jobs/poll-deposit.ts'
import { handleGatewayNotice } from './payments/gateway-callback.ts'
import { createDepositFixture, type DepositFixture, signedGatewayNotice } from './testing/deposit-fixture.ts'

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

const confirm = () => confirmDeposit(fixture.ctx, { order_no }, caller)
const cancel = () => cancelDeposit(fixture.ctx, { order_no }, caller)

test('§4 confirming sets status 2, idempotently', async () => {
  const confirmed_at = fixture.clock.now().toISOString()
  expect(await confirm()).toMatchObject({
    data: { status: 2, label: 'in_progress', confirmed_at, can_cancel: true, can_confirm: false },
  })
  fixture.clock.advance(1000)
  expect(await confirm()).toMatchObject({ data: { status: 2, confirmed_at } })
})

test('confirming inquires at the gateway immediately: a payment with a lost callback is credited', async () => {
  fixture.gateway.pay(order_no)
  expect(await confirm()).toMatchObject({ data: { status: 3 } })
  expect(await fixture.balanceOf(caller)).toBe('1000.00')
})

test('a confirmed order is polled', async () => {
  await confirm()
  fixture.gateway.pay(order_no)
  await rescheduleJobs(fixture.ctx, 10_000)
  await runJobs(fixture.ctx, [pollDeposit])
  expect(await getDeposit(fixture.ctx, { order_no }, caller)).toMatchObject({ data: { status: 3 } })
})

test('§4 an order can be cancelled before and after confirmation; then another one can be created', async () => {
  expect(await cancel()).toMatchObject({ data: { status: 4, label: 'cancelled', can_cancel: false } })
  expect(await cancel()).toMatchObject({ data: { status: 4 } })
  order_no = await fixture.open(caller)
  await confirm()
  expect(await cancel()).toMatchObject({ data: { status: 4 } })
  expect(await confirm()).toEqual({ ok: false, code: 10040 })
})

test('cancelling an order that the gateway reports as paid settles it', async () => {
  fixture.gateway.pay(order_no)
  expect(await cancel()).toMatchObject({ data: { status: 3 } })
  expect(await fixture.balanceOf(caller)).toBe('1000.00')
  expect(await cancel()).toEqual({ ok: false, code: 10040 })
})

test('an order can be cancelled without an answer of the gateway; a later payment goes to review', async () => {
  const payment = fixture.gateway.pay(order_no)
  fixture.gateway.faults.push('unknown')
  expect(await cancel()).toMatchObject({ data: { status: 4 } })
  expect(await handleGatewayNotice(fixture.ctx, signedGatewayNotice(order_no, payment))).toBe('1|OK')
  expect(await getDeposit(fixture.ctx, { order_no }, caller)).toMatchObject({
    data: { status: 2, label: 'pending_review', review_reason: 'cancelled_but_paid' },
  })
  expect(await fixture.balanceOf(caller)).toBe('0.00')
})

test('30404 for confirming or cancelling another player’s order', async () => {
  const stranger = await fixture.newPlayer()
  expect(await confirmDeposit(fixture.ctx, { order_no }, stranger)).toEqual({ ok: false, code: 30404 })
  expect(await cancelDeposit(fixture.ctx, { order_no }, stranger)).toEqual({ ok: false, code: 30404 })
  expect(await getDeposit(fixture.ctx, { order_no }, caller)).toMatchObject({ data: { status: 1 } })
})

test('concurrent callback and cancel: the payment is either credited or in review', async () => {
  for (let round = 0; round < 6; round += 1) {
    const player = await fixture.newPlayer()
    const number = await fixture.open(player)
    const [cancelled] = await Promise.all([
      cancelDeposit(fixture.ctx, { order_no: number }, player),
      handleGatewayNotice(fixture.ctx, signedGatewayNotice(number, fixture.gateway.pay(number))),
    ])
    const after = await getDeposit(fixture.ctx, { order_no: number }, player)
    if (!after.ok) throw new Error('the order is gone')
    const balance = await fixture.balanceOf(player)
    expect([
      ['paid', '1000.00'],
      ['pending_review', '0.00'],
    ]).toContainEqual([after.data.label, balance])
    if (!cancelled.ok) expect(cancelled.code).toBe(10040)
  }
})
