import { listWithdrawals as call } from '@gamehall/contract/cashier'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { listWithdrawals } from './list-withdrawals.ts'
import { createWithdrawalFixture, type Payee, type WithdrawalFixture } from './testing/withdrawal-fixture.ts'

let fixture: WithdrawalFixture
let payee: Payee
beforeAll(async () => {
  fixture = await createWithdrawalFixture()
  payee = await fixture.newPayee('20000', '500')
})
afterAll(() => fixture.close())

test('a day has the sums received per currency, after fees; a cancelled order counts only as a row', async () => {
  await fixture.open(payee, 'bank', '3000')
  for (let asked = 0; asked < 5; asked += 1) await fixture.advanceTime(5)
  await fixture.open(payee, 'usdt', '3000')
  for (let asked = 0; asked < 7; asked += 1) await fixture.advanceTime(20)
  const order_no = await fixture.open(payee, 'bank', '1000')
  await cancelWithdrawal(fixture.ctx, { order_no }, payee.caller)
  const list = async (request: object) => {
    const answer = await listWithdrawals(fixture.ctx, call.request.parse(request), payee.caller)
    if (!answer.ok) throw new Error(String(answer.code))
    return call.response.parse(answer.data)
  }
  const { days, next_cursor } = await list({ page_size: 1 })
  const usdt = (await list({ method: 'usdt' })).list[0]?.arrives_amount
  expect(days).toEqual([{ day: expect.any(String), count: 3, arrived_twd: '2970.00', arrived_usdt: usdt }])
  expect((await list({ page_size: 1, cursor: next_cursor })).days).toEqual([])
  expect((await list({ method: 'bank' })).days).toMatchObject([
    { count: 2, arrived_twd: '2970.00', arrived_usdt: '0.000000' },
  ])
})
