import { sqlRunner } from '@gamehall/postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller, Session } from '../../../../platform/http/route.ts'
import { performAction } from '../../../../platform/operator/perform-action.ts'
import { appLedger, channelClearing, readTurnoverLeft } from '../../../wallet/index.ts'
import { cashierRoom } from '../../room.ts'
import { getDeposit } from '../get-deposit.ts'
import {
  createDepositFixture,
  type DepositFixture,
  dollars,
  signedGatewayNotice,
} from '../testing/deposit-fixture.ts'
import { handleGatewayNotice } from './gateway-callback.ts'

const FEES = 'house/deposit-fees/TWD'

/** A channel with a fee of 10. */
let fixture: DepositFixture
let caller: Caller<Session>
let order_no: string
beforeAll(async () => {
  fixture = await createDepositFixture()
  await fixture.ctx.db
    .updateTable('deposit_channels')
    .set({ fee_minor: dollars(10) })
    .execute()
})
afterAll(() => fixture.ctx.close())
beforeEach(async () => {
  caller = await fixture.newPlayer()
  order_no = await fixture.open(caller)
})

const postedOn = async (account: string) =>
  (await appLedger.balance(sqlRunner(fixture.ctx.db), account))?.postedMinor ?? 0n
const payTwice = async (amount: number) => {
  const body = signedGatewayNotice(order_no, fixture.gateway.pay(order_no, dollars(amount)))
  return [await handleGatewayNotice(fixture.ctx, body), await handleGatewayNotice(fixture.ctx, body)]
}
const approve = () =>
  performAction(
    fixture.ctx,
    cashierRoom.actions,
    { name: 'lin', permissions: ['deposits.review'] },
    { action: 'approve-deposit', input: { order_no }, reason: 'slip checked' },
  )

test('credits the amount minus the fee with its turnover requirement, and books the fee, once each', async () => {
  const [feesBefore, clearingBefore] = [await postedOn(FEES), await postedOn(channelClearing('atm'))]
  expect(await payTwice(1000)).toEqual(['1|OK', '1|OK'])
  expect(await fixture.balanceOf(caller)).toBe('990.00')
  expect(await readTurnoverLeft(fixture.ctx.db, caller.session.playerId)).toBe(dollars(990))
  expect(await postedOn(FEES)).toBe(feesBefore + dollars(10))
  expect(await postedOn(channelClearing('atm'))).toBe(clearingBefore - dollars(1000))
  expect(await getDeposit(fixture.ctx, { order_no }, caller)).toMatchObject({
    data: { amount: '1000.00', fee: '10.00', actual_amount: '1000.00', wash_amount: '990.00' },
  })
})

test('the fee is locked when the order is created', async () => {
  await fixture.ctx.db.updateTable('deposit_channels').set({ fee_minor: 0n }).execute()
  await payTwice(1000)
  await fixture.ctx.db
    .updateTable('deposit_channels')
    .set({ fee_minor: dollars(10) })
    .execute()
  expect(await fixture.balanceOf(caller)).toBe('990.00')
})

test('a different amount pays the fee on approval; an amount below the fee cannot be approved', async () => {
  const before = await postedOn(FEES)
  await payTwice(500)
  expect(await approve()).toMatchObject({ ok: true, data: { credited: '490.00' } })
  expect(await fixture.balanceOf(caller)).toBe('490.00')
  expect(await postedOn(FEES)).toBe(before + dollars(10))

  caller = await fixture.newPlayer()
  order_no = await fixture.open(caller)
  await payTwice(10)
  expect(await approve()).toEqual({ ok: false, code: 10040 })
  expect(await fixture.balanceOf(caller)).toBe('0.00')
  expect(await appLedger.check(sqlRunner(fixture.ctx.db))).toMatchObject({ ok: true, differences: [] })
})
