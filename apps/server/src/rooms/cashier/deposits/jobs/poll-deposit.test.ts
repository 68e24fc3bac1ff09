import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Caller, Session } from '../../../../platform/http/route.ts'
import { rescheduleJobs } from '../../../../platform/jobs/job-runner.ts'
import { DAY_MS, MINUTE_MS } from '../../../../platform/time/durations.ts'
import { runJobs } from '../../../../testing/index.ts'
import { cashierRoom } from '../../room.ts'
import { cancelDeposit } from '../cancel-deposit.ts'
import { getDeposit } from '../get-deposit.ts'
import { handleGatewayNotice } from '../payments/gateway-callback.ts'
import {
  createDepositFixture,
  type DepositFixture,
  dollars,
  signedGatewayNotice,
} from '../testing/deposit-fixture.ts'
import { expireDeposit } from './expire-deposit.ts'

let fixture: DepositFixture
let caller: Caller<Session>
let order_no: string
beforeEach(async () => {
  fixture = await createDepositFixture()
  caller = await fixture.newPlayer()
  order_no = await fixture.open(caller)
})
afterEach(() => fixture.ctx.close())

/** Advances the clock and runs the jobs that are due. */
async function advanceTime(ms: number): Promise<void> {
  fixture.clock.advance(ms)
  await rescheduleJobs(fixture.ctx, ms)
  await runJobs(fixture.ctx, cashierRoom.jobs)
}
const read = () => getDeposit(fixture.ctx, { order_no }, caller)

test('polling finds a payment whose callback was lost', async () => {
  fixture.gateway.pay(order_no)
  await advanceTime(MINUTE_MS)
  expect(await read()).toMatchObject({ data: { status: 3 } })
  expect(await fixture.balanceOf(caller)).toBe('1000.00')
})

test('polling continues until the payment arrives', async () => {
  for (let i = 0; i < 5; i += 1) await advanceTime(15 * MINUTE_MS)
  fixture.gateway.pay(order_no)
  await advanceTime(15 * MINUTE_MS)
  expect(await read()).toMatchObject({ data: { status: 3 } })
})

test('§4 an unpaid order times out (6) at its deadline, and another one can be created', async () => {
  await advanceTime(DAY_MS - MINUTE_MS)
  expect(await read()).toMatchObject({ data: { status: 1 } })
  await advanceTime(MINUTE_MS)
  expect(await read()).toMatchObject({ data: { status: 6, label: 'timed_out', can_cancel: false } })
  expect(await fixture.open(caller)).not.toBe(order_no)
  expect(await cancelDeposit(fixture.ctx, { order_no }, caller)).toEqual({ ok: false, code: 10040 })
})

test('a payment in time that is reported after the expiry is credited', async () => {
  const payment = fixture.gateway.pay(order_no)
  fixture.gateway.isSilent = true
  await advanceTime(DAY_MS)
  for (let i = 0; i < 12; i += 1) await advanceTime(MINUTE_MS)
  fixture.gateway.isSilent = false
  expect(await read()).toMatchObject({ data: { status: 6 } })
  await handleGatewayNotice(fixture.ctx, signedGatewayNotice(order_no, payment))
  expect(await read()).toMatchObject({ data: { status: 3 } })
  expect(await fixture.balanceOf(caller)).toBe('1000.00')
})

test('an unanswered inquiry at expiry is retried before the order times out', async () => {
  fixture.gateway.pay(order_no)
  fixture.gateway.isSilent = true
  await advanceTime(DAY_MS)
  expect(await read()).toMatchObject({ data: { status: 1 } })
  fixture.gateway.isSilent = false
  await advanceTime(MINUTE_MS)
  expect(await read()).toMatchObject({ data: { status: 3 } })
})

test('the recheck of a closed order finds a late payment with a lost callback and puts it into review', async () => {
  await advanceTime(DAY_MS)
  expect(await read()).toMatchObject({ data: { status: 6 } })
  await advanceTime(MINUTE_MS)
  fixture.gateway.pay(order_no)
  fixture.gateway.isSilent = true
  await advanceTime(DAY_MS + 60 * MINUTE_MS)
  fixture.gateway.isSilent = false
  await advanceTime(60 * MINUTE_MS)
  expect(await read()).toMatchObject({ data: { label: 'pending_review', review_reason: 'late' } })
  expect(await fixture.balanceOf(caller)).toBe('0.00')
})

test('concurrent callback and expiry: a payment in time is credited', async () => {
  for (let round = 0; round < 6; round += 1) {
    const player = await fixture.newPlayer()
    const number = await fixture.open(player, 11)
    const body = signedGatewayNotice(number, {
      tradeNo: `T${round}`,
      amountMinor: dollars(11),
      paidAt: new Date('2026-11-21T04:00:01Z'),
    })
    await Promise.all([
      handleGatewayNotice(fixture.ctx, body),
      expireDeposit.run(fixture.ctx, { order_no: number, attempt: 0 }, fixture.clock.now()),
    ])
    expect(await getDeposit(fixture.ctx, { order_no: number }, player)).toMatchObject({
      data: { status: 3 },
    })
    expect(await fixture.balanceOf(player)).toBe('11.00')
  }
})
