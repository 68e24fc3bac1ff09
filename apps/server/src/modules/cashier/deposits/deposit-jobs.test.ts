import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Caller, Session } from '../../../http/route.ts'
import { bringJobsForward } from '../../../jobs/job-runner.ts'
import { runJobs } from '../../../testing/index.ts'
import { cashierRoom } from '../index.ts'
import { cancelDeposit } from './cancel-deposit.ts'
import { answerNotice } from './gateway-callback.ts'
import { getDeposit } from './get-deposit.ts'
import { expireDeposit } from './jobs/expire-deposit.ts'
import { createStage, dollars, noticeBody, type Stage } from './test-stage.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

let stage: Stage
let caller: Caller<Session>
let order_no: string
beforeEach(async () => {
  stage = await createStage()
  caller = await stage.newPlayer()
  order_no = await stage.open(caller)
})
afterEach(() => stage.hall.close())

/** Advances the clock and runs the jobs that are due. */
async function pass(ms: number): Promise<void> {
  stage.clock.advance(ms)
  await bringJobsForward(stage.hall, ms)
  await runJobs(stage.hall, cashierRoom.jobs)
}
const read = () => getDeposit(stage.hall, { order_no }, caller)

test('polling finds a payment whose callback was lost', async () => {
  stage.gateway.pay(order_no)
  await pass(MINUTE_MS)
  expect(await read()).toMatchObject({ data: { status: 3 } })
  expect(await stage.balanceOf(caller)).toBe('1000.00')
})

test('polling continues until the payment arrives', async () => {
  for (let i = 0; i < 5; i += 1) await pass(15 * MINUTE_MS)
  stage.gateway.pay(order_no)
  await pass(15 * MINUTE_MS)
  expect(await read()).toMatchObject({ data: { status: 3 } })
})

test('§4 an unpaid order times out (6) at its deadline, and another one can be created', async () => {
  await pass(DAY_MS - MINUTE_MS)
  expect(await read()).toMatchObject({ data: { status: 1 } })
  await pass(MINUTE_MS)
  expect(await read()).toMatchObject({ data: { status: 6, label: 'timed_out', can_cancel: false } })
  expect(await stage.open(caller)).not.toBe(order_no)
  expect(await cancelDeposit(stage.hall, { order_no }, caller)).toEqual({ ok: false, code: 10040 })
})

test('a payment in time that is reported after the expiry is credited', async () => {
  const payment = stage.gateway.pay(order_no)
  stage.gateway.isSilent = true
  await pass(DAY_MS)
  for (let i = 0; i < 12; i += 1) await pass(MINUTE_MS)
  stage.gateway.isSilent = false
  expect(await read()).toMatchObject({ data: { status: 6 } })
  await answerNotice(stage.hall, noticeBody(order_no, payment))
  expect(await read()).toMatchObject({ data: { status: 3 } })
  expect(await stage.balanceOf(caller)).toBe('1000.00')
})

test('an unanswered inquiry at expiry is retried before the order times out', async () => {
  stage.gateway.pay(order_no)
  stage.gateway.isSilent = true
  await pass(DAY_MS)
  expect(await read()).toMatchObject({ data: { status: 1 } })
  stage.gateway.isSilent = false
  await pass(MINUTE_MS)
  expect(await read()).toMatchObject({ data: { status: 3 } })
})

test('the recheck of a closed order finds a late payment with a lost callback and puts it into review', async () => {
  await pass(DAY_MS)
  expect(await read()).toMatchObject({ data: { status: 6 } })
  await pass(MINUTE_MS)
  stage.gateway.pay(order_no)
  stage.gateway.isSilent = true
  await pass(DAY_MS + 60 * MINUTE_MS)
  stage.gateway.isSilent = false
  await pass(60 * MINUTE_MS)
  expect(await read()).toMatchObject({ data: { label: 'pending_review', review_reason: 'late' } })
  expect(await stage.balanceOf(caller)).toBe('0.00')
})

test('concurrent callback and expiry: a payment in time is credited', async () => {
  for (let round = 0; round < 6; round += 1) {
    const player = await stage.newPlayer()
    const number = await stage.open(player, 11)
    const body = noticeBody(number, {
      tradeNo: `T${round}`,
      amountMinor: dollars(11),
      paidAt: new Date('2026-11-21T04:00:01Z'),
    })
    await Promise.all([
      answerNotice(stage.hall, body),
      expireDeposit.run(stage.hall, { order_no: number, attempt: 0 }, stage.clock.now()),
    ])
    expect(await getDeposit(stage.hall, { order_no: number }, player)).toMatchObject({ data: { status: 3 } })
    expect(await stage.balanceOf(player)).toBe('11.00')
  }
})
