import { listDeposits as call } from '@gamehall/contract/cashier'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller, Session } from '../../../platform/http/route.ts'
import { cancelDeposit } from './cancel-deposit.ts'
import { listDeposits } from './list-deposits.ts'
import { createDepositFixture, type DepositFixture } from './testing/deposit-fixture.ts'

let fixture: DepositFixture
let caller: Caller<Session>
const numbers: string[] = []
beforeAll(async () => {
  fixture = await createDepositFixture()
  caller = await fixture.newPlayer()
  for (let i = 0; i < 7; i += 1) {
    numbers.unshift(await fixture.open(caller))
    if (i < 6) await cancelDeposit(fixture.ctx, { order_no: numbers[0] ?? '' }, caller)
    // Every second order has the same creation time as the one before.
    if (i % 2 === 0) fixture.clock.advance(60_000)
  }
  await fixture.open(await fixture.newPlayer())
})
afterAll(() => fixture.ctx.close())

async function list(request: object, by = caller) {
  const outcome = await listDeposits(fixture.ctx, call.request.parse(request), by)
  return outcome.ok ? call.response.parse(outcome.data) : outcome
}
const numbersOf = (answer: Awaited<ReturnType<typeof list>>) =>
  'list' in answer ? answer.list.map(({ order_no }) => order_no) : answer

test('lists the player’s own orders, newest first, by cursor without gaps or duplicates', async () => {
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({ page_size: 2, cursor })
    if (!('list' in page)) throw new Error('refused')
    expect(page.total).toBe(7)
    seen.push(...page.list.map(({ order_no }) => order_no))
    cursor = page.next_cursor
  } while (cursor !== null)
  expect(seen).toEqual(numbers)
})

test('lists by page', async () => {
  expect(numbersOf(await list({ page: 2, page_size: 3 }))).toEqual(numbers.slice(3, 6))
  expect(numbersOf(await list({ page: 9, page_size: 3 }))).toEqual([])
})

test('filters by status and by time', async () => {
  expect(numbersOf(await list({ status: 1 }))).toEqual(numbers.slice(0, 1))
  expect(numbersOf(await list({ status: 4 }))).toEqual(numbers.slice(1))
  expect(numbersOf(await list({ status: 3 }))).toEqual([])
  expect(numbersOf(await list({ start_time: '2026-11-21T04:03:00.000Z' }))).toEqual(numbers.slice(0, 2))
  expect(numbersOf(await list({ end_time: '2026-11-21T04:01:00.000Z' }))).toEqual(numbers.slice(6))
})

test.each([
  ['end_before_start', { start_time: '2026-11-02T00:00:00.000Z', end_time: '2026-11-01T00:00:00.000Z' }],
  ['range_too_long', { start_time: '2026-10-01T00:00:00.000Z', end_time: '2026-11-01T00:00:00.000Z' }],
])('§5 transaction query: %s', async (rule, request) => {
  expect(await list(request)).toMatchObject({ code: 30012, fields: [{ field: 'end_time', rule }] })
})

test.each(['?', 'abc', Buffer.from('x.1').toString('base64url')])(
  'a cursor nobody gave (%s) is refused',
  async (cursor) => {
    expect(await list({ cursor })).toMatchObject({ code: 400, fields: [{ rule: 'cursor_format' }] })
  },
)

test('a player without orders has an empty history', async () => {
  expect(await list({}, await fixture.newPlayer())).toMatchObject({ list: [], total: 0, next_cursor: null })
})
