import { PERMISSIONS } from '@gamehall/contract/operator'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { Session } from '../../../../platform/http/route.ts'
import { performAction } from '../../../../platform/operator/perform-action.ts'
import { taiwanDay, taiwanDayStart } from '../../../../platform/time/taiwan-time.ts'
import { createTestPlayer } from '../../../../testing/index.ts'
import { rewardsRoom } from '../../../rewards/room.ts'
import { cashierRoom } from '../../room.ts'
import { cancelWithdrawal } from '../cancel-withdrawal.ts'
import { getWithdrawalInfo } from '../get-withdrawal-info.ts'
import { getWithdrawalReadiness } from '../readiness/get-withdrawal-readiness.ts'
import { createWithdrawalFixture, type Payee, type WithdrawalFixture } from '../testing/withdrawal-fixture.ts'

let fixture: WithdrawalFixture
beforeAll(async () => {
  fixture = await createWithdrawalFixture()
  // Disables the frequency rule for these tests.
  await operate('set-withdrawal-rules', { frequency_count: 100, max_open: 100 })
})
afterAll(() => fixture.close())

const actions = [...cashierRoom.actions, ...rewardsRoom.actions]
const mei = { name: 'mei', permissions: PERMISSIONS }
const operate = (action: string, input: object) =>
  performAction(fixture.ctx, actions, mei, { action, input, reason: 'test' })
const limits = (given: object) => ({
  channel_id: 'bank',
  vip_level: 0,
  min_amount: '100',
  max_amount: '5000',
  daily_amount: '8000.00',
  daily_count: 3,
  ...given,
})
const overLimit = (max: string) => ({
  code: 10143,
  fields: [{ field: 'amount', rule: 'amount_max', params: { max } }],
})
async function bankOf(payee: Payee) {
  const info = await getWithdrawalInfo(fixture.ctx, {}, payee.caller)
  return info.ok ? info.data.channels.find(({ channel_id }) => channel_id === 'bank') : undefined
}
const raise = (payee: Payee, level: number) =>
  operate('set-vip-level', { player_id: payee.playerId.toString(), level })

describe('§9 limits of a withdrawal', () => {
  beforeAll(async () => {
    await operate('set-withdrawal-limits', limits({}))
    const higher = { vip_level: 1, max_amount: '20000', daily_amount: '40000', daily_count: 5 }
    await operate('set-withdrawal-limits', limits(higher))
  })

  it('apply per order and per Taiwan day; cancelled orders do not count', async () => {
    const payee = await fixture.newPayee('100000')
    expect(await fixture.tryOpen(payee, 'bank', '5001')).toMatchObject(overLimit('5,000'))
    const first = await fixture.open(payee, 'bank', '5000')
    expect(await fixture.tryOpen(payee, 'bank', '3001')).toMatchObject(overLimit('3,000'))
    expect(await bankOf(payee)).toMatchObject({ left_today: '3000.00', left_today_count: 2 })
    await cancelWithdrawal(fixture.ctx, { order_no: first }, payee.caller)
    expect(await bankOf(payee)).toMatchObject({ left_today: '8000.00', left_today_count: 3 })

    await fixture.open(payee, 'bank', '5000')
    await fixture.open(payee, 'bank', '3000')
    expect(await fixture.tryOpen(payee, 'bank', '100')).toMatchObject({ ok: false, code: 10143 })
    expect(await bankOf(payee)).toMatchObject({ left_today: '0.00', blocked_by: ['daily_limit'] })
    const now = fixture.ctx.clock.now()
    const midnight = taiwanDayStart(taiwanDay(now)).getTime() + 86_400_000
    await fixture.advanceTime((midnight - now.getTime()) / 1000)
    expect(await fixture.tryOpen(payee, 'bank', '5000')).toMatchObject({ ok: true })
  })

  it('apply to the number of orders per day (10079)', async () => {
    const payee = await fixture.newPayee('100000')
    for (let count = 0; count < 3; count += 1) await fixture.open(payee, 'bank', '100')
    expect(await fixture.tryOpen(payee, 'bank', '100')).toMatchObject({ ok: false, code: 10079 })
  })

  it('are higher from a higher VIP level up', async () => {
    const payee = await fixture.newPayee('100000')
    await raise(payee, 2)
    expect(await bankOf(payee)).toMatchObject({ max_amount: '20000.00', daily_amount: '40000.00' })
    expect(await fixture.tryOpen(payee, 'bank', '20000')).toMatchObject({ ok: true })
    await raise(payee, 0)
    expect(await fixture.tryOpen(payee, 'bank', '100')).toMatchObject({ ok: false, code: 10143 })
  })

  it('set-withdrawal-limits refuses inconsistent limits and unknown channels', async () => {
    for (const [given, field] of [
      [{ max_amount: '99.99' }, { field: 'max_amount', rule: 'amount_min', params: { min: '100.00' } }],
      [{ daily_amount: '4999' }, { field: 'daily_amount', rule: 'amount_min', params: { min: '5000.00' } }],
      [{ min_amount: '0' }, { field: 'min_amount', rule: 'amount_min', params: { min: '0.01' } }],
      [{ min_amount: '1.001' }, { field: 'min_amount', rule: 'amount_format' }],
    ] as const)
      expect(await operate('set-withdrawal-limits', limits(given))).toMatchObject({
        code: 400,
        fields: [field],
      })
    expect(await operate('set-withdrawal-limits', limits({ channel_id: 'moon' }))).toMatchObject({
      code: 404,
    })
    expect(await operate('set-withdrawal-channel', { channel_id: 'moon' })).toMatchObject({ code: 404 })
  })
})

test('a condition that the player can fix links to its page', async () => {
  const { caller } = await createTestPlayer(fixture.ctx)
  const fixesOf = async (session: Session) => {
    const answer = await getWithdrawalReadiness(fixture.ctx, {}, { ...caller, session })
    const items = answer.ok ? answer.data.items.filter(({ state }) => state === 'unmet') : []
    return items.map(({ kind, fix }) => [kind, fix])
  }
  const own = [
    ['real_name', '/authentication'],
    ['pay_password', '/setting?open=pay_password'],
    ['destination', '/bank'],
  ]
  expect(await fixesOf(caller.session)).toEqual(own)
  const asTest = await fixesOf({ ...caller.session, accountType: 2 })
  expect(asTest).toEqual([['formal_account', '/setting'], ...own])
})

describe('operator settings of withdrawals', () => {
  it('a new fee applies to the next quote; a disabled channel is refused (10148)', async () => {
    const payee = await fixture.newPayee('10000')
    const feeOf = async () => {
      const opened = await fixture.tryOpen(payee, 'bank', '1000')
      return opened.ok ? opened.data.fee : opened.code
    }
    await operate('set-withdrawal-channel', {
      channel_id: 'bank',
      fee_percent: '2.00',
      fee_min: '10',
    })
    expect(await feeOf()).toBe('20.00')
    await operate('set-withdrawal-channel', { channel_id: 'bank', is_enabled: false })
    expect(await feeOf()).toBe(10148)
    await operate('set-withdrawal-channel', { channel_id: 'bank', is_enabled: true, fee_percent: '0' })
    expect(await feeOf()).toBe('10.00')
  })

  it('set-withdrawal-channel returns the resulting terms and parses amounts in the channel’s currency', async () => {
    const given = { channel_id: 'bank', fee_percent: '0.75', fee_min: '15.00', second_operator: '99000' }
    expect(await operate('set-withdrawal-channel', given)).toMatchObject({
      data: {
        currency: 'TWD',
        is_enabled: true,
        fee_percent: '0.75',
        fee_min: '15.00',
        second_operator: '99000.00',
      },
    })
    const wallet = { channel_id: 'usdt_wallet', auto_approve: '99.5' }
    expect(await operate('set-withdrawal-channel', wallet)).toMatchObject({
      data: { currency: 'USDT', auto_approve: '99.500000' },
    })
    for (const [wrong, rule] of [
      [{ fee_percent: '9' }, 'step_max'],
      [{ second_operator: '0' }, 'amount_min'],
      [{ auto_approve: '1.001' }, 'amount_format'],
    ] as const)
      expect(await operate('set-withdrawal-channel', { channel_id: 'bank', ...wrong })).toMatchObject({
        code: 400,
        fields: [{ field: Object.keys(wrong)[0], rule }],
      })
    const answer = await operate('set-withdrawal-limits', limits({ vip_level: 2, daily_count: 9 }))
    const amounts = { min_amount: '100.00', max_amount: '5000.00', daily_amount: '8000.00' }
    expect(answer).toMatchObject({
      data: { limits: expect.arrayContaining([{ vip_level: 2, ...amounts, daily_count: 9 }]) },
    })
  })

  it('set-withdrawal-rules sets open orders (10075) and frequency (10124); omitted fields stay', async () => {
    const payee = await fixture.newPayee('10000')
    expect(await operate('set-withdrawal-rules', { max_open: 1 })).toMatchObject({
      data: { max_open: 1, frequency_count: 100, quote_lifetime_s: 300 },
    })
    const order_no = await fixture.open(payee, 'bank', '100')
    expect(await fixture.tryOpen(payee, 'bank', '100')).toMatchObject({ ok: false, code: 10075 })
    await cancelWithdrawal(fixture.ctx, { order_no }, payee.caller)
    await operate('set-withdrawal-rules', { max_open: 100, frequency_count: 2 })
    await fixture.open(payee, 'bank', '100')
    expect(await fixture.tryOpen(payee, 'bank', '100')).toMatchObject({ ok: false, code: 10124 })
    expect(await operate('set-withdrawal-rules', {})).toMatchObject({ code: 400 })
    expect(await operate('set-withdrawal-rules', { frequency_count: 1 })).toMatchObject({ code: 400 })
  })
})
