import { pgRunner } from '@gamehall/ledger'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller, Session } from '../../../../platform/http/route.ts'
import { performAction } from '../../../../platform/operator/perform-action.ts'
import { createTestOperators } from '../../../../testing/index.ts'
import { appLedger, channelClearing } from '../../../wallet/index.ts'
import { cashierRoom } from '../../room.ts'
import { getDeposit } from '../get-deposit.ts'
import { handleGatewayNotice } from '../payments/gateway-callback.ts'
import { REFUNDS_DUE } from '../payments/refunds-due-account.ts'
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

const lin = { name: 'lin', permissions: ['deposits.review'] }
const mei = { name: 'mei', permissions: ['deposits.review'] }
const act = (action: string, input: object = {}, by = lin) =>
  performAction(fixture.ctx, cashierRoom.actions, by, {
    action,
    input: { order_no, ...input },
    reason: 'statement checked',
  })
const read = () => getDeposit(fixture.ctx, { order_no }, caller)
const postedOf = async (account: string) =>
  (await appLedger.balance(pgRunner(fixture.ctx.pool), account))?.postedMinor ?? 0n
const atmClearing = channelClearing('atm')
async function payAndReject(amount: number): Promise<void> {
  const payment = fixture.gateway.pay(order_no, dollars(amount))
  await handleGatewayNotice(fixture.ctx, signedGatewayNotice(order_no, payment))
  expect(await act('reject-deposit', { message: '匯款人姓名不符' })).toMatchObject({ ok: true })
}
const refund = (amount: string, reference = `R${order_no}`, by = lin) =>
  act('refund-deposit', { amount, reference }, by)
const messages = () =>
  fixture.ctx.db
    .selectFrom('messages')
    .select(['title', 'content'])
    .where('player_id', '=', caller.session.playerId)
    .orderBy('message_id', 'desc')
    .execute()

test('§4 a rejected deposit that was sent back is transferred out, and the player is notified with the reference', async () => {
  const [due, clearing] = [await postedOf(REFUNDS_DUE), await postedOf(atmClearing)]
  await payAndReject(950)
  expect(await postedOf(REFUNDS_DUE)).toBe(due + dollars(950))
  expect(await refund('950', 'BANK-77')).toMatchObject({
    ok: true,
    data: { order_no, amount: '950.00', reference: 'BANK-77' },
  })
  expect(await read()).toMatchObject({
    data: {
      status: 5,
      label: 'transferred_out',
      reject_reason: '匯款人姓名不符',
      actual_amount: '950.00',
      refunds: [{ amount: '950.00', reference: 'BANK-77' }],
    },
  })
  expect(await postedOf(REFUNDS_DUE)).toBe(due)
  expect(await postedOf(atmClearing)).toBe(clearing)
  expect(await fixture.balanceOf(caller)).toBe('0.00')
  expect((await messages())[0]).toMatchObject({
    title: { en: '950.00 TWD sent back to you' },
    content: { en: expect.stringContaining('BANK-77'), 'zh-TW': expect.stringContaining('BANK-77') },
  })
})

test('at once and again: it is sent back once', async () => {
  const due = await postedOf(REFUNDS_DUE)
  await payAndReject(950)
  const outcomes = await Promise.all([
    refund('950', 'ONCE-1'),
    refund('950', 'ONCE-2'),
    refund('950', 'ONCE-3'),
  ])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await refund('950', 'ONCE-4')).toEqual({ ok: false, code: 10040 })
  expect(await postedOf(REFUNDS_DUE)).toBe(due)
})

test('refuses another amount, a reference of another refund, and what is not due; nothing is moved', async () => {
  await payAndReject(950)
  expect(await refund('950', 'TAKEN-1')).toMatchObject({ ok: true })
  caller = await fixture.newPlayer()
  order_no = await fixture.open(caller)
  expect(await refund('950')).toEqual({ ok: false, code: 404 })
  await payAndReject(960)
  const due = await postedOf(REFUNDS_DUE)
  expect(await refund('959.99')).toMatchObject({
    code: 400,
    fields: [{ field: 'amount', rule: 'amount_min', params: { min: '960.00' } }],
  })
  expect(await refund('960.01')).toMatchObject({
    code: 400,
    fields: [{ field: 'amount', rule: 'amount_max' }],
  })
  expect(await refund('960', 'TAKEN-1')).toMatchObject({ code: 400, fields: [{ field: 'reference' }] })
  expect(await refund('960', '<b>')).toMatchObject({ code: 400, fields: [{ field: 'reference' }] })
  expect(await refund('960', 'X1', { name: 'wu', permissions: [] })).toMatchObject({ code: 403 })
  expect(await act('refund-deposit', { order_no: 'D26112199999999', amount: '1', reference: 'X2' })).toEqual({
    ok: false,
    code: 30404,
  })
  expect(await read()).toMatchObject({ data: { label: 'rejected' } })
  expect(await postedOf(REFUNDS_DUE)).toBe(due)
})

test('a large amount needs two operators', async () => {
  await payAndReject(10_000)
  const waits = { data: { status: 'waiting_for_second_operator' } }
  expect(await refund('10000')).toMatchObject(waits)
  expect(await read()).toMatchObject({ data: { label: 'rejected' } })
  expect(await refund('10000', `R${order_no}`, mei)).toMatchObject({ data: { requested_by: 'lin' } })
  expect(await read()).toMatchObject({ data: { label: 'transferred_out' } })
})

test('an extra payment booked as a refund due is listed until it is sent back; the order stays paid', async () => {
  const first = fixture.gateway.pay(order_no)
  await handleGatewayNotice(fixture.ctx, signedGatewayNotice(order_no, first))
  const trade_no = `X${order_no.slice(1)}`
  const second = { ...first, tradeNo: trade_no, amountMinor: dollars(300) }
  await handleGatewayNotice(fixture.ctx, signedGatewayNotice(order_no, second))
  const sendBack = () => act('refund-deposit', { trade_no, amount: '300.00', reference: `R${trade_no}` })
  expect(await sendBack()).toEqual({ ok: false, code: 10040 })
  expect(await act('settle-extra-payment', { trade_no, decision: 'refund_due' })).toMatchObject({ ok: true })
  const listed = async () => {
    const outcome = await act('list-deposits-in-review')
    return outcome.ok && 'refunds_due' in outcome.data ? outcome.data.refunds_due : []
  }
  const item = expect.objectContaining({ order_no, trade_no, amount: '300.00' })
  expect(await listed()).toContainEqual(item)
  const due = await postedOf(REFUNDS_DUE)
  expect(await sendBack()).toMatchObject({ ok: true, data: { trade_no } })
  expect(await postedOf(REFUNDS_DUE)).toBe(due - dollars(300))
  expect(await listed()).not.toContainEqual(item)
  expect(await sendBack()).toEqual({ ok: false, code: 10040 })
  expect(await read()).toMatchObject({ data: { label: 'paid' } })
  expect(await fixture.balanceOf(caller)).toBe('1000.00')
  expect((await messages())[0]).toMatchObject({ title: { en: '300.00 TWD sent back to you' } })
})
