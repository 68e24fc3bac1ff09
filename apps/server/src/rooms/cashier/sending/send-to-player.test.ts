import { minor } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { transact } from '../../../platform/database/transact.ts'
import { performAction } from '../../../platform/operator/perform-action.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { formatTaiwanDateTime } from '../../../platform/time/taiwan-time.ts'
import {
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestContext,
  type TestPlayer,
} from '../../../testing/index.ts'
import { identityRoom } from '../../identity/room.ts'
import {
  appLedger,
  channelClearing,
  moveMoney,
  openSystemAccounts,
  readBalance,
  requireTurnover,
} from '../../wallet/index.ts'
import { walletRoom } from '../../wallet/room.ts'
import { findRecipient } from './find-recipient.ts'
import { sendToPlayer } from './send-to-player.ts'

const clock = createTestClock()
const PASSWORD = 'paypass1'
const operator = { name: 'mei', permissions: ['wallets.manage', 'identity.review'] }
let ctx: TestContext
let payHash: string

const act = (action: string, input: object) =>
  performAction(ctx, [...walletRoom.actions, ...identityRoom.actions], operator, {
    action,
    input,
    reason: 'test',
  })

beforeAll(async () => {
  ctx = await createTestContext({ clock })
  payHash = await hash(PASSWORD)
  await openSystemAccounts(ctx.db, [channelClearing('test'), channelClearing('test', 'USDT')])
})
beforeEach(() => act('switch-player-transfers', { is_on: true }))
afterAll(() => ctx.close())

/** A player who may send, with these wallet balances. */
async function sender(cents = 10_000_00n, usdt = 1_000_000_000n): Promise<TestPlayer> {
  const player = await createTestPlayer(ctx)
  await act('verify-real-name', { player_id: player.playerId.toString(), name: '王小明' })
  await ctx.db
    .updateTable('players')
    .set({ pay_password_hash: payHash })
    .where('player_id', '=', player.playerId)
    .execute()
  for (const [currency, amount] of [
    ['TWD', cents],
    ['USDT', usdt],
  ] as const) {
    await transact(ctx.db, (trx) =>
      moveMoney(ctx, trx, {
        key: `fund/${player.playerId}/${currency}`,
        playerId: player.playerId,
        subType: 'recharge_virtual',
        currency,
        amountMinor: minor(amount),
        counterAccount: channelClearing('test', currency),
        orderNo: 'D0',
      }),
    )
  }
  return player
}

let keys = 0
function send(from: TestPlayer, to: string, change: object = {}, key = `key-${++keys}`) {
  const request = {
    currency: 'TWD' as const,
    amount: '500',
    recipient: to,
    pay_password: PASSWORD,
    ...change,
  }
  return sendToPlayer(ctx, request, { ...from.caller, idempotencyKey: key })
}
const twd = (player: TestPlayer) => readBalance(ctx.db, player.playerId, 'TWD')

describe('sending to another player', () => {
  it('moves the money, records a transaction for each side, and notifies the recipient', async () => {
    const [from, to] = [await sender(), await createTestPlayer(ctx)]
    expect(await send(from, to.account)).toMatchObject({
      ok: true,
      data: { currency: 'TWD', amount: '500.00', recipient: expect.stringMatching(/^p\*+$/) },
    })
    expect([await twd(from), await twd(to)]).toEqual([9_500_00n, 500_00n])
    const pushes = await ctx.db
      .selectFrom('push_messages')
      .select(['msg_type', 'content'])
      .where('player_id', '=', to.playerId)
      .orderBy('seq')
      .execute()
    expect(pushes).toMatchObject([
      { msg_type: 'gold_change', content: { change: '500.00', balance: '500.00' } },
      { msg_type: 'normal', content: { text: expect.stringMatching(/^p\*+ 轉了 500\.00 TWD 給您$/) } },
    ])
  })

  it('finds the recipient by account name or user id, masked', async () => {
    const [from, to] = [await sender(), await createTestPlayer(ctx, { account: 'Recipient1' })]
    for (const recipient of ['recipient1', to.playerId.toString()]) {
      expect(await findRecipient(ctx, { recipient }, from.caller)).toEqual({
        ok: true,
        data: { user_id: to.playerId.toString(), nickname: 'R*********' },
      })
    }
  })

  it('is on hold for a day after a change of contact or pay password (10310)', async () => {
    const [from, to] = [await sender(), await createTestPlayer(ctx)]
    const until = new Date(clock.now().getTime() + DAY_MS)
    await ctx.pool.query('update players set security_changed_at = $1 where player_id = $2', [
      clock.now(),
      from.playerId,
    ])
    expect(await send(from, to.account)).toEqual({
      ok: false,
      code: 10310,
      params: { until: formatTaiwanDateTime(until) },
    })
    expect(await twd(to)).toBe(0n)
    clock.advance(DAY_MS)
    expect(await send(from, to.account)).toMatchObject({ ok: true })
  })

  it('is idempotent per key, also for concurrent duplicates', async () => {
    const [from, to] = [await sender(), await createTestPlayer(ctx)]
    const answers = await Promise.all([1, 2, 3].map(() => send(from, to.account, {}, 'same')))
    answers.push(await send(from, to.account, {}, 'same'))
    expect(new Set(answers.map((answer) => answer.ok && answer.data.order_no)).size).toBe(1)
    expect(await twd(to)).toBe(500_00n)
  })

  it('lets two players send to each other concurrently in both currencies', async () => {
    const [a, b] = [await sender(), await sender()]
    const usdt = { currency: 'USDT', amount: '5' }
    // Four per player: more concurrent pay password attempts would be throttled.
    for (let round = 0; round < 2; round += 1) {
      const all = await Promise.all(
        Array.from({ length: 2 }, () => [
          send(a, b.account),
          send(b, a.account),
          send(a, b.account, usdt),
          send(b, a.account, usdt),
        ]).flat(),
      )
      expect(all.map(({ ok }) => ok)).toEqual(all.map(() => true))
    }
    expect([await twd(a), await twd(b)]).toEqual([10_000_00n, 10_000_00n])
    expect((await appLedger.check(sqlRunner(ctx.db))).differences).toEqual([])
  })
})

describe('sendToPlayer refuses', () => {
  it('everything while the feature is disabled (403)', async () => {
    const [from, to] = [await sender(), await createTestPlayer(ctx)]
    await act('switch-player-transfers', { is_on: false })
    expect(await send(from, to.account)).toEqual({ ok: false, code: 403 })
    expect(await findRecipient(ctx, { recipient: to.account }, from.caller)).toEqual({
      ok: false,
      code: 403,
    })
  })

  it.each([
    [{ amount: '99.99' }, 'amount', 'amount_min'],
    [{ amount: '30000.01' }, 'amount', 'amount_max'],
    [{ amount: '100.001' }, 'amount', 'amount_format'],
    [{ recipient: 'nobody1' }, 'recipient', 'recipient_unknown'],
    [{ recipient: '999999999' }, 'recipient', 'recipient_unknown'],
  ])('%j', async (change, field, rule) => {
    expect(await send(await sender(), '', change)).toMatchObject({ code: 400, fields: [{ field, rule }] })
  })

  it('the sender itself, and accounts that cannot receive', async () => {
    const from = await sender()
    const [tester, locked] = [await createTestPlayer(ctx, { accountType: 2 }), await createTestPlayer(ctx)]
    await ctx.db
      .updateTable('players')
      .set({ status: 'locked' })
      .where('player_id', '=', locked.playerId)
      .execute()
    expect(await send(from, from.account)).toMatchObject({ fields: [{ rule: 'recipient_self' }] })
    for (const { account } of [tester, locked])
      expect(await send(from, account)).toMatchObject({ fields: [{ rule: 'recipient_unknown' }] })
  })

  it('a player without verified real name (10086), a missing or wrong pay password', async () => {
    const [from, to] = [await sender(), await createTestPlayer(ctx)]
    expect(await send(to, from.account)).toEqual({ ok: false, code: 10086 })
    expect(await send(from, to.account, { pay_password: 'wrong1' })).toEqual({ ok: false, code: 10022 })
    const bare = await createTestPlayer(ctx)
    await act('verify-real-name', { player_id: bare.playerId.toString(), name: '陳大文' })
    expect(await send(bare, to.account)).toMatchObject({ fields: [{ rule: 'pay_password_missing' }] })
    expect(await twd(from)).toBe(10_000_00n)
  })

  it('more than the balance (10031) and withheld TWD (10167); USDT is never withheld', async () => {
    const [from, to] = [await sender(1_000_00n), await createTestPlayer(ctx)]
    const two = await Promise.all([1, 2].map(() => send(from, to.account, { amount: '600' })))
    expect(two.map((answer) => answer.ok || answer.code).toSorted()).toEqual([10031, true])
    await ctx.db.transaction().execute((trx) =>
      requireTurnover(trx, {
        playerId: from.playerId,
        orderNo: 'D1',
        creditedMinor: minor(150_00n),
        requiredMinor: minor(1n),
        at: clock.now(),
      }),
    )
    expect(await send(from, to.account, { amount: '250.01' })).toEqual({ ok: false, code: 10167 })
    expect(await send(from, to.account, { amount: '250' })).toMatchObject({ ok: true })
    expect(await send(from, to.account, { amount: '100' })).toEqual({ ok: false, code: 10167 })
    expect(await send(from, to.account, { currency: 'USDT', amount: '1' })).toMatchObject({ ok: true })
    expect([await twd(from), await twd(to)]).toEqual([150_00n, 850_00n])
  })

  it('more than the daily limit (10143), also concurrently; the limit resets on a new Taiwan day', async () => {
    await act('set-wallet-limits', {
      currency: 'TWD',
      exchange_min: '100',
      exchange_max: '500000',
      send_min: '100',
      send_max: '600',
      send_daily: '1000',
    })
    const [from, to] = [await sender(), await createTestPlayer(ctx)]
    const two = await Promise.all([1, 2].map(() => send(from, to.account, { amount: '600' })))
    expect(two.map((answer) => answer.ok || answer.code).toSorted()).toEqual([10143, true])
    expect(await send(from, to.account, { amount: '400' })).toMatchObject({ ok: true })
    expect(await send(from, to.account, { amount: '100' })).toEqual({ ok: false, code: 10143 })
    clock.advance(DAY_MS)
    expect(await send(from, to.account, { amount: '600' })).toMatchObject({ ok: true })
  })
})
