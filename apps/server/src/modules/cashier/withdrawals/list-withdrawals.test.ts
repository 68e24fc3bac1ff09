import { listWithdrawals as call } from '@gamehall/contract/cashier'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { listWithdrawals } from './list-withdrawals.ts'
import { createWithdrawalStage, type Payee, type WithdrawalStage } from './test-stage.ts'

let fixture: WithdrawalStage
let payee: Payee
beforeAll(async () => {
  fixture = await createWithdrawalStage()
  payee = await fixture.newPayee('20000', '500')
})
afterAll(() => fixture.close())

test('a day has the sums received per currency, after fees; a cancelled order counts only as a row', async () => {
  await fixture.open(payee, 'bank', '3000')
  for (let asked = 0; asked < 5; asked += 1) await fixture.pass(5)
  await fixture.open(payee, 'usdt', '3000')
  for (let asked = 0; asked < 7; asked += 1) await fixture.pass(20)
  const order_no = await fixture.open(payee, 'bank', '1000')
  await cancelWithdrawal(fixture.hall, { order_no }, payee.caller)
  const list = async (request: object) => {
    const answer = await listWithdrawals(fixture.hall, call.request.parse(request), payee.caller)
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
