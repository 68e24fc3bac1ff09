import { minor } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { performAction } from '../../../platform/operator/perform-action.ts'
import { formatTaiwanDateTime } from '../../../platform/time/taiwan-time.ts'
import { createTestOperators } from '../../../testing/index.ts'
import { appLedger, requireTurnover } from '../../wallet/index.ts'
import { cashierRoom } from '../room.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { getWithdrawal } from './get-withdrawal.ts'
import { getWithdrawalReadiness } from './readiness/get-withdrawal-readiness.ts'
import { createWithdrawalFixture, type Payee, type WithdrawalFixture } from './testing/withdrawal-fixture.ts'

let fixture: WithdrawalFixture
let payee: Payee
beforeAll(async () => {
  fixture = await createWithdrawalFixture()
})
afterAll(() => fixture.close())
beforeEach(async () => {
  await fixture.ctx.pool.query('delete from sandbox.faults')
  payee = await fixture.newPayee('10000', '500')
})

const fault = (target: string, kind: string, times = 1) =>
  fixture.callSandbox('faults', { target, kind, times })
const books = async () => (await appLedger.check(sqlRunner(fixture.ctx.db))).differences
const payouts = async (reference: string) =>
  (await fixture.ctx.pool.query('select amount from sandbox.payouts where reference = $1', [reference])).rows
const sent = async (txid: string | null) =>
  (await fixture.ctx.pool.query('select amount from sandbox.chain_transfers where txid = $1', [txid])).rows
async function orderOf(order_no: string) {
  const answer = await getWithdrawal(fixture.ctx, { order_no }, payee.caller)
  if (!answer.ok) throw new Error(String(answer.code))
  return answer.data
}

describe('a withdrawal to a bank card (§4, §5)', () => {
  it('is held at creation, approved automatically, transferred out, and arrives', async () => {
    const order_no = await fixture.open(payee, 'bank', '3000')
    expect(await orderOf(order_no)).toMatchObject({
      status: 1,
      amount: '3000.00',
      fee: '30.00',
      arrives_amount: '2970.00',
      can_cancel: true,
      destination: { kind: 'card', bank_code: '822' },
    })
    expect(await fixture.wallet(payee)).toBe('7000.00')
    await fixture.advanceTime(5)
    expect(await fixture.statusOf(payee, order_no)).toBe(4)
    for (let asked = 0; asked < 4; asked += 1) await fixture.advanceTime(5)
    expect(await orderOf(order_no)).toMatchObject({ status: 7, can_cancel: false })
    expect(await payouts(order_no)).toEqual([{ amount: 2970 }])
    expect(await fixture.wallet(payee)).toBe('7000.00')
    expect(await books()).toEqual([])
  })

  it.each(['timeout', 'timeout_after_apply', 'answer_late', 'answer_twice'])(
    'is paid exactly once when the payout house says %s',
    async (kind) => {
      const order_no = await fixture.open(payee, 'bank', '3000')
      await fault('payout', kind)
      for (let asked = 0; asked < 12; asked += 1) await fixture.advanceTime(30)
      expect(await fixture.statusOf(payee, order_no)).toBe(7)
      expect(await payouts(order_no)).toHaveLength(1)
      expect(await fixture.wallet(payee)).toBe('7000.00')
      expect(await books()).toEqual([])
    },
    30_000,
  )

  it('is released when the payout provider refuses it', async () => {
    const order_no = await fixture.open(payee, 'bank', '3000')
    await fault('payout', 'fail')
    await fixture.advanceTime(5)
    expect(await orderOf(order_no)).toMatchObject({ status: 6, failure: 'refused' })
    expect(await fixture.wallet(payee)).toBe('10000.00')
    expect(await payouts(order_no)).toEqual([])
    expect(await books()).toEqual([])
  })

  it('comes back as fallback_withdraw when the receiving bank returns it', async () => {
    const order_no = await fixture.open(payee, 'bank', '3000')
    for (let asked = 0; asked < 5; asked += 1) await fixture.advanceTime(5)
    expect(await fixture.callSandbox('payout/return', { order_no })).toMatchObject({ status: 200 })
    await fixture.advanceTime(90_000)
    expect(await orderOf(order_no)).toMatchObject({ status: 6, failure: 'returned' })
    expect(await fixture.wallet(payee)).toBe('10000.00')
    const { rows } = await fixture.ctx.pool.query('select kind from ledger.transfers where key = $1', [
      `withdrawal/${order_no}/back`,
    ])
    expect(rows).toEqual([{ kind: 'fallback_withdraw' }])
    expect(await books()).toEqual([])
  })

  it('can be cancelled by the player, or rejected with a reason, before its payout begins', async () => {
    const first = await fixture.open(payee, 'bank', '3000')
    expect(await cancelWithdrawal(fixture.ctx, { order_no: first }, payee.caller)).toMatchObject({
      data: { status: 8 },
    })
    const second = await fixture.open(payee, 'bank', '5000')
    await fixture.advanceTime(60)
    expect(await fixture.statusOf(payee, second)).toBe(1)
    const reject = { order_no: second, message: '戶名與實名不符' }
    expect(await operate('reject-withdrawal', reject)).toMatchObject({ ok: true })
    expect(await operate('reject-withdrawal', reject)).toEqual({ ok: false, code: 10040 })
    expect(await orderOf(second)).toMatchObject({ status: 3, reject_reason: '戶名與實名不符' })
    expect(await fixture.wallet(payee)).toBe('10000.00')
  })

  it('times out and releases the money when nobody reviews it (§4 status 9)', async () => {
    const order_no = await fixture.open(payee, 'bank', '5000')
    await fixture.advanceTime(3 * 86_400)
    expect(await fixture.statusOf(payee, order_no)).toBe(9)
    expect(await fixture.wallet(payee)).toBe('10000.00')
  })
})

describe('USDT withdrawals', () => {
  it('are paid from the main wallet at the quoted rate, by one transaction', async () => {
    const order_no = await fixture.open(payee, 'usdt', '3000')
    expect(await orderOf(order_no)).toMatchObject({
      arrives_currency: 'USDT',
      exchange_rate: '31.8000',
      fee: '30.00',
      arrives_amount: '93.396226',
    })
    await fixture.advanceTime(5)
    const { txid } = await orderOf(order_no)
    expect(await sent(txid)).toEqual([{ amount: 93_396_226n }])
    for (let asked = 0; asked < 6; asked += 1) await fixture.advanceTime(20)
    expect(await orderOf(order_no)).toMatchObject({ status: 7, txid })
    expect(await fixture.wallet(payee)).toBe('7000.00')
    expect(await books()).toEqual([])
  })

  it.each(['timeout', 'timeout_after_apply', 'fail', 'answer_late'])(
    'leave the USDT wallet once when the chain says %s',
    async (kind) => {
      const order_no = await fixture.open(payee, 'usdt_wallet', '50')
      await fault('chain', kind, 2)
      for (let asked = 0; asked < 14; asked += 1) await fixture.advanceTime(20)
      const { status, txid } = await orderOf(order_no)
      expect([status, await sent(txid)]).toEqual([7, [{ amount: 49_000_000n }]])
      expect(await fixture.wallet(payee, 'USDT')).toBe('450.000000')
      expect(await books()).toEqual([])
    },
    30_000,
  )

  it('fail and are released when the transaction expires before the chain accepts it', async () => {
    const order_no = await fixture.open(payee, 'usdt_wallet', '50')
    await fixture.advanceTime(5)
    const { txid } = await orderOf(order_no)
    // Simulates a chain that never accepted it.
    await fixture.ctx.pool.query('delete from sandbox.chain_transfers where txid = $1', [txid])
    await fixture.ctx.pool.query('delete from sandbox.chain_drafts where txid = $1', [txid])
    for (let asked = 0; asked < 10; asked += 1) await fixture.advanceTime(120)
    expect(await orderOf(order_no)).toMatchObject({ status: 6, failure: 'expired' })
    expect(await fixture.wallet(payee, 'USDT')).toBe('500.000000')
    expect(await books()).toEqual([])
  })
})

describe('refusals of a withdrawal', () => {
  it('the second of two concurrent withdrawals of the same balance (10031)', async () => {
    const outcomes = await Promise.all([
      fixture.tryOpen(payee, 'bank', '6000'),
      fixture.tryOpen(payee, 'bank', '6000'),
    ])
    expect(outcomes.map((outcome) => (outcome.ok ? 0 : outcome.code)).sort()).toEqual([0, 10031])
    expect(await fixture.wallet(payee)).toBe('4000.00')
  })

  it('withheld money (10167), shown by the readiness; a credit withholds at most its own amount', async () => {
    await fixture.ctx.db.transaction().execute((trx) =>
      requireTurnover(trx, {
        playerId: payee.playerId,
        orderNo: 'D1',
        creditedMinor: minor(58_00n),
        requiredMinor: minor(290_00n),
        at: fixture.ctx.clock.now(),
      }),
    )
    expect(await getWithdrawalReadiness(fixture.ctx, {}, payee.caller)).toMatchObject({
      data: { is_ready: true, withheld: '58.00', withdrawable: '9942.00', wash_balance: '290.00' },
    })
    expect(await fixture.tryOpen(payee, 'bank', '9943')).toMatchObject({
      code: 10167,
      fields: [{ field: 'amount', rule: 'amount_max', params: { max: '9,942' } }],
    })
    expect(await fixture.tryOpen(payee, 'bank', '9900')).toMatchObject({ ok: true })
    const readiness = await getWithdrawalReadiness(fixture.ctx, {}, payee.caller)
    expect(readiness).toMatchObject({
      data: {
        is_ready: false,
        items: expect.arrayContaining([
          expect.objectContaining({ kind: 'wash_volume', state: 'unmet', code: 10167, amount: '290.00' }),
        ]),
        credits: [{ source: 'deposit', order_no: 'D1', amount: '58.00', withheld: '58.00', left: '290.00' }],
      },
    })
    expect(await fixture.tryOpen(payee, 'bank', '100')).toMatchObject({ ok: false, code: 10167 })
  })

  it('a player on hold after a change of contact or pay password (10310), shown by the readiness', async () => {
    const { ctx } = fixture
    const until = new Date(ctx.clock.now().getTime() + 86_400_000)
    const change = (at: Date | null) =>
      ctx.pool.query('update players set security_changed_at = $1 where player_id = $2', [at, payee.playerId])
    await change(ctx.clock.now())
    expect(await getWithdrawalReadiness(ctx, {}, payee.caller)).toMatchObject({
      data: {
        is_ready: false,
        withdrawable: '0.00',
        items: expect.arrayContaining([
          expect.objectContaining({
            kind: 'security_hold',
            state: 'unmet',
            code: 10310,
            until: until.toISOString(),
          }),
        ]),
      },
    })
    for (const way of ['bank', 'usdt', 'usdt_wallet'] as const) {
      expect(await fixture.tryOpen(payee, way, way === 'usdt_wallet' ? '20' : '3000')).toEqual({
        ok: false,
        code: 10310,
        params: { until: formatTaiwanDateTime(until) },
      })
    }
    await change(null)
    expect(await fixture.tryOpen(payee, 'bank', '3000')).toMatchObject({ ok: true })
  })

  it('a wrong pay password (10022), too frequent orders (10124), an amount above a limit (10143)', async () => {
    expect(await fixture.tryOpen(payee, 'bank', '3000', 'Wrong12345')).toMatchObject({ code: 10022 })
    for (let time = 0; time < 4; time += 1) {
      const order_no = await fixture.open(payee, 'bank', '300')
      await cancelWithdrawal(fixture.ctx, { order_no }, payee.caller)
    }
    expect(await fixture.tryOpen(payee, 'bank', '300')).toMatchObject({ code: 10124 })
    const rich = await fixture.newPayee('900000')
    expect(await fixture.tryOpen(rich, 'bank', '60000')).toMatchObject({ ok: false })
  })

  it('an address that became a system address after it was added (400)', async () => {
    await fixture.ctx.pool.query(
      `insert into deposit_addresses (player_id, address_index, address, created_at, watch_until)
        select player_id, 70000, address, created_at, created_at from wallet_addresses where address_id = $1`,
      [payee.addressId],
    )
    const refused = await fixture.tryOpen(payee, 'usdt', '3000')
    await fixture.ctx.pool.query('delete from deposit_addresses where address_index = 70000')
    expect(refused).toMatchObject({ code: 400, fields: [{ field: 'address_id', rule: 'address_own' }] })
    expect(await fixture.tryOpen(payee, 'usdt', '3000')).toMatchObject({ ok: true })
  })

  it('the approval of a large order by one operator', async () => {
    const rich = await fixture.newPayee('900000')
    await fixture.ctx.db
      .updateTable('withdrawal_channels')
      .set({ second_operator_minor: 4_000_000n })
      .where('channel_id', '=', 'bank')
      .execute()
    await createTestOperators(fixture.ctx, 'mei', 'lin')
    const order_no = await fixture.open(rich, 'bank', '45000')
    expect(await operate('approve-withdrawal', { order_no }, 'mei')).toMatchObject({ ok: true })
    expect(await fixture.statusOf(rich, order_no)).toBe(1)
    await operate('approve-withdrawal', { order_no }, 'mei')
    expect(await fixture.statusOf(rich, order_no)).toBe(1)
    await operate('approve-withdrawal', { order_no }, 'lin')
    await fixture.advanceTime(1)
    expect(await fixture.statusOf(rich, order_no)).toBe(4)
    await fixture.ctx.pool.query('delete from operators')
  })
})

describe('a stuck payout', () => {
  beforeEach(async () => {
    await fixture.ctx.pool.query('update withdrawal_channels set second_operator_minor = 100000000')
  })

  const stuck = async () => {
    const order_no = await fixture.open(payee, 'bank', '3000')
    await fault('payout', 'timeout', 100)
    await operate('approve-withdrawal', { order_no })
    for (const seconds of [1, 3_700, 60]) await fixture.advanceTime(seconds)
    expect(JSON.stringify(await operate('list-withdrawals-waiting', {}))).toContain(order_no)
    return order_no
  }

  it('needs an operator after an hour; a retry pays it once', async () => {
    const order_no = await stuck()
    await fixture.ctx.pool.query('delete from sandbox.faults')
    expect(await operate('retry-withdrawal-payout', { order_no })).toMatchObject({
      data: { state: 'in_progress' },
    })
    for (const seconds of [1, 130, 20, 20]) await fixture.advanceTime(seconds)
    expect(await fixture.statusOf(payee, order_no)).toBe(7)
    expect(await payouts(order_no)).toHaveLength(1)
    expect(await operate('retry-withdrawal-payout', { order_no })).toEqual({ ok: false, code: 10040 })
  })

  it.each([
    ['arrived', 7, '7000.00'],
    ['failed', 6, '10000.00'],
  ])('is settled once by the rail’s statement: %s', async (outcome, status, left) => {
    const order_no = await stuck()
    expect(await operate('settle-withdrawal', { order_no, outcome })).toMatchObject({ ok: true })
    expect(await fixture.statusOf(payee, order_no)).toBe(status)
    expect(await fixture.wallet(payee)).toBe(left)
    expect(await operate('settle-withdrawal', { order_no, outcome: 'failed' })).toMatchObject({ code: 10040 })
    expect(await books()).toEqual([])
  })

  it('cannot be settled before it is stuck (10040); 30404 for an unknown order', async () => {
    const order_no = await fixture.open(payee, 'bank', '3000')
    const decide = (no: string) => operate('settle-withdrawal', { order_no: no, outcome: 'failed' })
    expect(await decide(order_no)).toEqual({ ok: false, code: 10040 })
    expect(await decide('W26112199999999')).toEqual({ ok: false, code: 30404 })
  })
})

it('concurrent approval, rejection and cancellation: one succeeds, and the money is either released or paid out', async () => {
  const order_no = await fixture.open(payee, 'bank', '5000')
  const [approved, rejected, cancelled] = await Promise.all([
    operate('approve-withdrawal', { order_no }),
    operate('reject-withdrawal', { order_no }),
    cancelWithdrawal(fixture.ctx, { order_no }, payee.caller),
  ])
  // An approved order can be rejected until its payout begins; a cancelled one has no transitions.
  expect(cancelled.ok).toBe(!approved.ok && !rejected.ok)
  for (let asked = 0; asked < 6; asked += 1) await fixture.advanceTime(5)
  const end = cancelled.ok ? 8 : rejected.ok ? 3 : 7
  expect(await fixture.statusOf(payee, order_no)).toBe(end)
  expect(await fixture.wallet(payee)).toBe(end === 7 ? '5000.00' : '10000.00')
  expect(await books()).toEqual([])
})

function operate(action: string, input: object, name = 'mei') {
  const by = { name, permissions: ['withdrawals.review', 'withdrawals.settle'] }
  return performAction(fixture.ctx, cashierRoom.actions, by, { action, input, reason: 'statement checked' })
}
