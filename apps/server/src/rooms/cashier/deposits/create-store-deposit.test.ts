import { deposit } from '@gamehall/contract/cashier'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDeposit } from './create-deposit.ts'
import { getDeposit } from './get-deposit.ts'
import { handleGatewayNotice } from './payments/gateway-callback.ts'
import {
  createDepositFixture,
  type DepositFixture,
  signedGatewayNotice,
  withNewIdempotencyKey,
} from './testing/deposit-fixture.ts'

let fixture: DepositFixture
beforeAll(async () => {
  fixture = await createDepositFixture()
})
afterAll(() => fixture.ctx.close())

test('§5: requires one of the channel’s convenience stores', async () => {
  const caller = await fixture.newPlayer()
  for (const store of [undefined, null]) {
    const refused = await createDeposit(fixture.ctx, { channel_id: 'cvs', amount: 500, store }, caller)
    expect(refused).toMatchObject({ code: 400, fields: [{ field: 'store', rule: 'store_required' }] })
  }
  await fixture.ctx.db
    .updateTable('deposit_channels')
    .set({ stores: ['ibon', 'family'] })
    .where('channel_id', '=', 'cvs')
    .execute()
  const refused = await createDeposit(fixture.ctx, { channel_id: 'cvs', amount: 500, store: 'ok' }, caller)
  expect(refused).toMatchObject({ code: 400, fields: [{ field: 'store' }] })
})

test('issues a store code and credits the payment as recharge_cvs', async () => {
  const { ctx, gateway } = fixture
  const caller = await fixture.newPlayer()
  const opened = await createDeposit(ctx, { channel_id: 'cvs', amount: 500, store: 'ibon' }, caller)
  if (!opened.ok) throw new Error(String(opened.code))
  const { order_no } = opened.data
  expect(deposit.parse(opened.data)).toMatchObject({
    method: 'cvs',
    status: 1,
    store: 'ibon',
    store_name: '7-ELEVEN（ibon）',
    bank_account: null,
    pay_amount: '500.00',
    pay_currency: 'TWD',
  })
  expect(opened.data.store_code).toMatch(/^GH\d+$/)
  expect(await handleGatewayNotice(ctx, signedGatewayNotice(order_no, gateway.pay(order_no)))).toBe('1|OK')
  expect(await getDeposit(ctx, { order_no }, caller)).toMatchObject({ data: { status: 3, label: 'paid' } })
  expect(await fixture.balanceOf(caller)).toBe('500.00')
  const { rows } = await ctx.pool.query('select kind from ledger.transfers where key = $1', [
    `deposit/${order_no}/credit`,
  ])
  expect(rows).toEqual([{ kind: 'recharge_cvs' }])
})

test('one unfinished order per method: a store order does not block an ATM order', async () => {
  const caller = await fixture.newPlayer()
  const cvs = { channel_id: 'cvs', amount: 500, store: 'ibon' } as const
  expect(await createDeposit(fixture.ctx, cvs, withNewIdempotencyKey(caller))).toMatchObject({ ok: true })
  expect(await createDeposit(fixture.ctx, cvs, withNewIdempotencyKey(caller))).toEqual({
    ok: false,
    code: 10075,
  })
  expect(
    await createDeposit(fixture.ctx, { channel_id: 'atm', amount: 500 }, withNewIdempotencyKey(caller)),
  ).toMatchObject({ ok: true })
})
