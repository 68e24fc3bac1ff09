import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createWithdrawalFixture, type Payee, type WithdrawalFixture } from './testing/withdrawal-fixture.ts'

let fixture: WithdrawalFixture
let payee: Payee
beforeAll(async () => {
  fixture = await createWithdrawalFixture()
})
afterAll(() => fixture.close())
beforeEach(async () => {
  payee = await fixture.newPayee('10000', '500')
})

/** The titles of the player's messages about an order, oldest first. */
async function titlesOf(orderNo: string): Promise<string[]> {
  const rows = await fixture.ctx.db
    .selectFrom('messages')
    .select('title')
    .where('player_id', '=', payee.playerId)
    .where('req_id', '=', orderNo)
    .orderBy('message_id')
    .execute()
  return rows.map(({ title }) => title['zh-TW'] ?? '')
}

describe('the messages of a withdrawal: at most two', () => {
  it('announce the request and the received amount after the fee', async () => {
    const orderNo = await fixture.open(payee, 'bank', '3000')
    expect(await titlesOf(orderNo)).toEqual(['提款申請 3,000.00 元'])
    for (let asked = 0; asked < 5; asked += 1) await fixture.advanceTime(5)
    expect(await fixture.statusOf(payee, orderNo)).toBe(7)
    expect(await titlesOf(orderNo)).toEqual(['提款申請 3,000.00 元', '提款到帳 2,970.00 元'])
  })

  it('revise the second one when a paid withdrawal is returned', async () => {
    const orderNo = await fixture.open(payee, 'bank', '3000')
    for (let asked = 0; asked < 5; asked += 1) await fixture.advanceTime(5)
    await fixture.callSandbox('payout/return', { order_no: orderNo })
    await fixture.advanceTime(90_000)
    expect(await titlesOf(orderNo)).toEqual(['提款申請 3,000.00 元', '提款 3,000.00 元 失敗，已退回'])
  })

  it('send only a push for the steps in between', async () => {
    const orderNo = await fixture.open(payee, 'bank', '3000')
    await fixture.advanceTime(5)
    expect(await fixture.statusOf(payee, orderNo)).toBe(4)
    const pushes = await fixture.ctx.db
      .selectFrom('push_messages')
      .select('content')
      .where('player_id', '=', payee.playerId)
      .where('msg_type', '=', 'user_change')
      .execute()
    expect(pushes).toContainEqual({ content: { keys: ['withdrawals'] } })
    expect(await titlesOf(orderNo)).toHaveLength(1)
  })
})
