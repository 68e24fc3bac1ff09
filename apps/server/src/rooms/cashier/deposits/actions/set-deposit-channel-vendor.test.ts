import { afterAll, beforeAll, expect, it } from 'vitest'
import { performAction } from '../../../../platform/operator/perform-action.ts'
import { createFakeGateway } from '../../../../testing/fake-gateway.ts'
import { createTestOperators } from '../../../../testing/index.ts'
import { cashierRoom } from '../../room.ts'
import { createDeposit } from '../create-deposit.ts'
import { createDepositFixture, type DepositFixture } from '../testing/deposit-fixture.ts'

let fixture: DepositFixture
const second = { merchantId: '3002607', keys: { hashKey: 'secondHashKey123', hashIv: 'secondHashIv1234' } }
beforeAll(async () => {
  fixture = await createDepositFixture((clock) => ({ second: createFakeGateway(clock, second) }))
})
afterAll(() => fixture.ctx.close())

const set = (gateway: string, channel_id = 'atm', name = 'mei') =>
  performAction(
    fixture.ctx,
    cashierRoom.actions,
    { name, permissions: ['deposits.channels'] },
    { action: 'set-deposit-channel-vendor', input: { channel_id, gateway }, reason: 'outage' },
  )
async function openOrder() {
  const opened = await createDeposit(
    fixture.ctx,
    { channel_id: 'atm', amount: 1000 },
    await fixture.newPlayer(),
  )
  if (!opened.ok) throw new Error(`no order: ${opened.code}`)
  return opened.data.order_no
}
const gatewayOf = async (orderNo: string) => {
  const { gateway } = await fixture.ctx.db
    .selectFrom('deposit_orders')
    .select('gateway')
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow()
  return gateway
}

it('chooses the gateway of new orders; an order stays with its own', async () => {
  const before = await openOrder()
  expect(await set('second')).toMatchObject({ ok: true, data: { channel_id: 'atm', gateway: 'second' } })
  expect(await gatewayOf(await openOrder())).toBe('second')
  expect(await gatewayOf(before)).toBe('all-in-one')
})

it.each([
  ['nobody', 'atm', { code: 400, fields: [{ field: 'gateway', rule: 'invalid' }] }],
  ['second', 'usdt', { code: 400, fields: [{ field: 'gateway', rule: 'invalid' }] }],
  ['second', 'moon', { code: 404 }],
])('refuses the gateway %s on %s', async (gateway, channel, refusal) => {
  expect(await set(gateway, channel)).toMatchObject({ ok: false, ...refusal })
})

it('needs two operators where there are two', async () => {
  await createTestOperators(fixture.ctx, 'mei', 'lin')
  expect(await set('all-in-one')).toMatchObject({ data: { status: 'waiting_for_second_operator' } })
  expect(await gatewayOf(await openOrder())).toBe('second')
  expect(await set('all-in-one', 'atm', 'lin')).toMatchObject({ ok: true, data: { requested_by: 'mei' } })
})
