import { pgRunner } from '@gamehall/ledger'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller, Session } from '../../../../platform/http/route.ts'
import { performAction } from '../../../../platform/operator/perform-action.ts'
import { createTestOperators } from '../../../../testing/index.ts'
import { appLedger, readTurnoverLeft, SUSPENSE_ACCOUNT } from '../../../wallet/index.ts'
import { cashierRoom } from '../../room.ts'
import { getDeposit } from '../get-deposit.ts'
import { handleGatewayNotice } from '../payments/gateway-callback.ts'
import {
  createDepositFixture,
  type DepositFixture,
  dollars,
  signedGatewayNotice,
} from '../testing/deposit-fixture.ts'

let fixture: DepositFixture
let caller: Caller<Session>
let order_no: string
beforeAll(async () => {
  fixture = await createDepositFixture()
  await createTestOperators(fixture.ctx, 'lin', 'mei')
})
afterAll(() => fixture.ctx.close())
beforeEach(async () => {
  caller = await fixture.newPlayer()
  order_no = await fixture.open(caller)
})

const reviewer = { name: 'lin', permissions: ['deposits.review'] }
const act = (action: string, input: object = {}, by = reviewer, reason = 'slip checked by phone') =>
  performAction(fixture.ctx, cashierRoom.actions, by, { action, input: { order_no, ...input }, reason })
const read = () => getDeposit(fixture.ctx, { order_no }, caller)
const suspense = async () =>
  (await appLedger.balance(pgRunner(fixture.ctx.pool), SUSPENSE_ACCOUNT))?.postedMinor ?? 0n
const payOther = (amount: number) =>
  handleGatewayNotice(
    fixture.ctx,
    signedGatewayNotice(order_no, fixture.gateway.pay(order_no, dollars(amount))),
  )

test('approve-deposit credits the received amount once and is audited', async () => {
  const before = await suspense()
  await payOther(950)
  expect(await suspense()).toBe(before + dollars(950))
  expect(await act('approve-deposit')).toMatchObject({ ok: true })
  expect(await read()).toMatchObject({
    data: { status: 3, actual_amount: '950.00', wash_amount: '950.00', review_reason: 'amount_mismatch' },
  })
  expect(await fixture.balanceOf(caller)).toBe('950.00')
  expect(await readTurnoverLeft(fixture.ctx.db, caller.session.playerId)).toBe(dollars(950))
  expect(await suspense()).toBe(before)
  expect(await act('approve-deposit')).toEqual({ ok: false, code: 10040 })
  expect(await act('reject-deposit')).toEqual({ ok: false, code: 10040 })
  expect(await fixture.balanceOf(caller)).toBe('950.00')
  const audits = await fixture.ctx.db
    .selectFrom('operator_audit')
    .select(['operator', 'action', 'reason'])
    .where('subject', '=', `deposit ${order_no}`)
    .execute()
  expect(audits).toEqual([{ operator: 'lin', action: 'approve-deposit', reason: 'slip checked by phone' }])
})

test('a large payment needs two operators', async () => {
  await payOther(10_000)
  expect(await act('approve-deposit')).toMatchObject({ data: { status: 'waiting_for_second_operator' } })
  expect(await act('approve-deposit')).toMatchObject({ data: { status: 'waiting_for_second_operator' } })
  expect(await fixture.balanceOf(caller)).toBe('0.00')
  const second = { name: 'mei', permissions: ['deposits.review'] }
  expect(await act('approve-deposit', {}, second)).toMatchObject({ data: { requested_by: 'lin' } })
  expect(await fixture.balanceOf(caller)).toBe('10000.00')
  expect(await act('approve-deposit', {}, second)).toEqual({ ok: false, code: 10040 })
})

test('concurrent decisions of two operators: one succeeds', async () => {
  await payOther(950)
  const outcomes = await Promise.all([act('approve-deposit'), act('reject-deposit'), act('approve-deposit')])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  const after = await read()
  const balance = await fixture.balanceOf(caller)
  expect([
    [3, '950.00'],
    [5, '0.00'],
  ]).toContainEqual([after.ok && after.data.status, balance])
})

test('reject-deposit shows the reason to the player and books a refund due', async () => {
  const before = await suspense()
  await payOther(950)
  expect(await act('reject-deposit', { message: '匯款人姓名不符' })).toMatchObject({ ok: true })
  expect(await read()).toMatchObject({
    data: { status: 5, label: 'rejected', reject_reason: '匯款人姓名不符', actual_amount: '950.00' },
  })
  expect(await fixture.balanceOf(caller)).toBe('0.00')
  expect(await suspense()).toBe(before)
})

test('without a message the player sees the operator’s reason', async () => {
  await payOther(2)
  await act('reject-deposit')
  expect(await read()).toMatchObject({ data: { reject_reason: 'slip checked by phone' } })
})

test('403 without the permission, 10040 outside review, 30404 for an unknown order, 400 without a reason', async () => {
  const nobody = { name: 'wu', permissions: [] }
  expect(await act('approve-deposit', {}, nobody)).toMatchObject({ code: 403 })
  expect(await act('approve-deposit')).toEqual({ ok: false, code: 10040 })
  expect(await act('reject-deposit')).toEqual({ ok: false, code: 10040 })
  expect(await act('approve-deposit', { order_no: 'D26112199999999' })).toEqual({ ok: false, code: 30404 })
  expect(await act('reject-deposit', { order_no: 'D26112199999999' })).toEqual({ ok: false, code: 30404 })
  expect(await act('approve-deposit', {}, reviewer, ' ')).toMatchObject({ code: 400 })
  expect(
    await act(
      'switch-deposit-channel',
      { channel_id: 'none', is_enabled: true },
      {
        name: 'lin',
        permissions: ['deposits.channels'],
      },
    ),
  ).toMatchObject({ code: 404 })
  expect(await read()).toMatchObject({ data: { status: 1 } })
})
