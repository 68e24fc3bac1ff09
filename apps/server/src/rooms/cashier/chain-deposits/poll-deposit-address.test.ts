import { deposit } from '@gamehall/contract/cashier'
import { formatWireAmount } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller, Session } from '../../../platform/http/route.ts'
import { MINUTE_MS } from '../../../platform/time/durations.ts'
import { appLedger, readBalance, readTurnoverLeft } from '../../wallet/index.ts'
import { cancelDeposit } from '../deposits/cancel-deposit.ts'
import { createDeposit } from '../deposits/create-deposit.ts'
import { getDeposit } from '../deposits/get-deposit.ts'
import { expireDeposit } from '../deposits/jobs/expire-deposit.ts'
import {
  createDepositFixture,
  type DepositFixture,
  withNewIdempotencyKey,
} from '../deposits/testing/deposit-fixture.ts'
import { getReceiveAddress } from './get-receive-address.ts'
import { pollDepositAddressHandler } from './jobs/poll-deposit-address.ts'
import { pollIdleDepositAddresses } from './jobs/poll-idle-deposit-addresses.ts'
import { pollDepositAddress } from './poll-deposit-address.ts'

let fixture: DepositFixture
let caller: Caller<Session>
let playerId: bigint

beforeAll(async () => {
  fixture = await createDepositFixture()
})
afterAll(() => fixture.ctx.close())
beforeEach(async () => {
  caller = await fixture.newPlayer()
  playerId = caller.session.playerId
  fixture.chain.silentFor = 0
})

async function open(amount = 3120) {
  const opened = await createDeposit(
    fixture.ctx,
    { channel_id: 'usdt', amount },
    withNewIdempotencyKey(caller),
  )
  if (!opened.ok) throw new Error(String(opened.code))
  return opened.data
}
const look = () => pollDepositAddress(fixture.ctx, playerId)
async function confirm() {
  fixture.clock.advance(MINUTE_MS)
  return look()
}
async function receive() {
  const answer = await getReceiveAddress(fixture.ctx, {}, caller)
  if (!answer.ok) throw new Error(String(answer.code))
  return answer.data
}
async function orderOf(order_no: string) {
  const answer = await getDeposit(fixture.ctx, { order_no }, caller)
  if (!answer.ok) throw new Error(String(answer.code))
  return deposit.parse(answer.data)
}
const wallet = async (currency: 'TWD' | 'USDT') =>
  formatWireAmount(await readBalance(fixture.ctx.db, playerId, currency), currency)

describe('a USDT order (§2 /deposit, §3 orders)', () => {
  it('has the player’s own address and a locked rate', async () => {
    const order = await open()
    expect(order).toMatchObject({
      status: 1,
      method: 'usdt',
      amount: '3120.00',
      pay_amount: '100.000000',
      pay_currency: 'USDT',
      exchange_rate: '31.2000',
      can_cancel: true,
      expires_at: new Date(fixture.clock.now().getTime() + 30 * MINUTE_MS).toISOString(),
    })
    expect(order.receiving_address).toBe((await receive()).address)
    const other = await fixture.newPlayer()
    const theirs = await getReceiveAddress(fixture.ctx, {}, other)
    expect(theirs.ok && theirs.data.address).not.toBe(order.receiving_address)
  })

  it('shows n of 19 confirmations, and is credited once at 19, at its locked rate, with turnover requirement', async () => {
    const { order_no, receiving_address } = await open()
    const txid = fixture.chain.send(receiving_address ?? '', '100')
    fixture.clock.advance(6_000)
    await look()
    expect(await orderOf(order_no)).toMatchObject({
      status: 1,
      can_cancel: false,
      chain_payments: [{ txid, confirmations: 3, confirmations_needed: 19, state: 'confirming' }],
    })
    await fixture.ctx.pool.query(
      "insert into exchange_rates (buy_e4, sell_e4, since) values (200000, 210000, '2026-11-21')",
    )
    await confirm()
    await Promise.all([look(), look(), look()])
    expect(await orderOf(order_no)).toMatchObject({
      status: 3,
      actual_amount: '3120.00',
      actual_pay_amount: '100.000000',
      chain_payments: [{ txid, confirmations: 19, state: 'credited' }],
    })
    expect(await wallet('TWD')).toBe('3120.00')
    expect(await readTurnoverLeft(fixture.ctx.db, playerId)).toBe(312_000n)
    expect((await appLedger.check(sqlRunner(fixture.ctx.db))).differences).toEqual([])
    await fixture.ctx.pool.query(
      "insert into exchange_rates (buy_e4, sell_e4, since) values (312000, 318000, '2026-11-21')",
    )
  })

  it('credits the received amount, not the ordered one', async () => {
    const { order_no, receiving_address } = await open()
    fixture.chain.send(receiving_address ?? '', '33.333333')
    await confirm()
    // 33.333333 × 31.2 = 1039.99998…: rounded down to cents.
    expect(await orderOf(order_no)).toMatchObject({ status: 3, actual_amount: '1039.99' })
    expect(await wallet('TWD')).toBe('1039.99')
  })

  it('is settled by a payment in time, even if it is detected after the expiry', async () => {
    const { order_no, receiving_address } = await open()
    fixture.clock.advance(29 * MINUTE_MS)
    fixture.chain.send(receiving_address ?? '', '100')
    fixture.chain.silentFor = 1
    fixture.clock.advance(10 * MINUTE_MS)
    await expireDeposit.run(fixture.ctx, { order_no, attempt: 99 }, fixture.clock.now())
    expect(await orderOf(order_no)).toMatchObject({ status: 6 })
    await look()
    expect(await orderOf(order_no)).toMatchObject({ status: 3 })
    expect(await wallet('TWD')).toBe('3120.00')
  })

  it('times out; later payments go to the USDT wallet without turnover requirement', async () => {
    const { order_no, receiving_address } = await open()
    fixture.clock.advance(31 * MINUTE_MS)
    await expireDeposit.run(fixture.ctx, { order_no, attempt: 0 }, fixture.clock.now())
    expect(await orderOf(order_no)).toMatchObject({ status: 6, label: 'timed_out' })
    fixture.chain.send(receiving_address ?? '', '100')
    await confirm()
    expect(await orderOf(order_no)).toMatchObject({ status: 6 })
    expect([await wallet('TWD'), await wallet('USDT')]).toEqual(['0.00', '100.000000'])
    expect(await readTurnoverLeft(fixture.ctx.db, playerId)).toBe(0n)
  })

  it('can be cancelled until the chain has a payment (10040)', async () => {
    const first = await open()
    expect(await cancelDeposit(fixture.ctx, { order_no: first.order_no }, caller)).toMatchObject({
      data: { status: 4 },
    })
    const second = await open()
    fixture.chain.send(second.receiving_address ?? '', '100')
    expect(await cancelDeposit(fixture.ctx, { order_no: second.order_no }, caller)).toEqual({
      ok: false,
      code: 10040,
    })
  })
})

describe('one transaction with several payments', () => {
  const addressOf = async (whose: Caller<Session>) => {
    const answer = await getReceiveAddress(fixture.ctx, {}, whose)
    if (!answer.ok) throw new Error(String(answer.code))
    return answer.data.address
  }

  it('credits every player once, in any polling order', async () => {
    const other = await fixture.newPlayer()
    const otherId = other.session.playerId
    const [mine, theirs] = [await addressOf(caller), await addressOf(other)]
    fixture.chain.sendTogether([
      { to: mine, amount: '5' },
      { to: theirs, amount: '7' },
    ])
    fixture.clock.advance(MINUTE_MS)
    for (let round = 0; round < 2; round += 1) {
      await pollDepositAddress(fixture.ctx, playerId)
      await pollDepositAddress(fixture.ctx, otherId)
    }
    expect(await wallet('USDT')).toBe('5.000000')
    expect(formatWireAmount(await readBalance(fixture.ctx.db, otherId, 'USDT'), 'USDT')).toBe('7.000000')
    expect((await appLedger.check(sqlRunner(fixture.ctx.db))).differences).toEqual([])
  })

  it('credits each payment to one player, with separate order numbers', async () => {
    const address = await addressOf(caller)
    const txid = fixture.chain.sendTogether([
      { to: address, amount: '5' },
      { to: address, amount: '5' },
      { to: address, amount: '2.5' },
    ])
    await confirm()
    await look()
    expect(await wallet('USDT')).toBe('12.500000')
    const { rows: entries } = await fixture.ctx.pool.query(
      `select distinct metadata->>'order_no' as number from ledger.transfers where key like $1 order by 1`,
      [`chain/${txid}/%`],
    )
    const number = `C${txid.slice(0, 19)}`
    expect(entries.map((row) => row.number)).toEqual([number, `${number}-1`, `${number}-2`])
    const { rows: messages } = await fixture.ctx.pool.query(
      'select count(distinct req_id) as different from messages where player_id = $1',
      [playerId],
    )
    expect(messages).toEqual([{ different: 3n }])
  })
})

describe('a deposit address', () => {
  it('accumulates payments below the minimum', async () => {
    const { address } = await receive()
    fixture.chain.send(address, '0.4')
    await confirm()
    expect(await receive()).toMatchObject({
      accumulated: '0.400000',
      min_amount: '1.000000',
      incoming: [{ amount: '0.400000', state: 'accumulating' }],
    })
    expect(await wallet('USDT')).toBe('0.000000')
    fixture.chain.send(address, '0.7')
    await confirm()
    expect(await receive()).toMatchObject({ accumulated: '0.000000', incoming: [] })
    expect(await wallet('USDT')).toBe('1.100000')
  })

  it('loses and duplicates no payment while the chain does not answer', async () => {
    const { address } = await receive()
    fixture.chain.send(address, '5')
    for (const silentFor of [1, 2, 3, 4]) {
      fixture.chain.silentFor = silentFor
      await confirm()
    }
    fixture.chain.silentFor = 0
    await confirm()
    await confirm()
    expect(await wallet('USDT')).toBe('5.000000')
  })

  it('drops a payment that the chain dropped, and accepts it when it reappears', async () => {
    const { address } = await receive()
    const txid = fixture.chain.send(address, '5')
    await look()
    fixture.chain.forget(txid)
    fixture.clock.advance(2 * 3_600_000)
    await look()
    expect(await receive()).toMatchObject({ incoming: [] })
    expect(await wallet('USDT')).toBe('0.000000')
  })

  it('counts confirmations of a reappeared payment from its new block', async () => {
    const { address } = await receive()
    const payments = [{ to: address, amount: '5' }]
    const txid = fixture.chain.sendTogether(payments)
    await look()
    fixture.chain.forget(txid)
    fixture.clock.advance(2 * 3_600_000)
    await look()
    fixture.chain.sendTogether(payments, txid)
    fixture.clock.advance(6_000)
    await look()
    expect(await receive()).toMatchObject({ incoming: [{ txid, confirmations: 3 }] })
    await confirm()
    expect(await wallet('USDT')).toBe('5.000000')
  })

  it('is polled again while watched, and later as an idle address', async () => {
    const { address } = await receive()
    fixture.clock.advance(2 * 3_600_000)
    fixture.chain.send(address, '5')
    await pollDepositAddressHandler.run(fixture.ctx, { player_id: String(playerId) }, fixture.clock.now())
    await confirm()
    expect(await wallet('USDT')).toBe('5.000000')
    fixture.clock.advance(90 * MINUTE_MS)
    await pollIdleDepositAddresses.run(fixture.ctx, {}, fixture.clock.now())
    const { rows } = await fixture.ctx.pool.query('select key from graphile_worker.jobs where key = $1', [
      `look-at-address:${playerId}`,
    ])
    expect(rows).toHaveLength(1)
  })
})
