import type { AccountType } from '@gamehall/contract/constants'
import { minor } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transact } from '../../../platform/database/transact.ts'
import {
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestContext,
  type TestPlayer,
} from '../../../testing/index.ts'
import {
  appLedger,
  channelClearing,
  exchangePosition,
  moveMoney,
  openSystemAccounts,
  playMoneyAccount,
  readBalance,
  readTurnoverLeft,
  requireTurnover,
} from '../index.ts'
import { listTransactions } from '../transactions/list-transactions.ts'
import { listWallets } from '../wallets/list-wallets.ts'
import { exchangeCurrency } from './exchange-currency.ts'
import { QUOTE_LIFETIME_MS, quoteExchange } from './quote-exchange.ts'

const clock = createTestClock()
let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext({ clock })
  await openSystemAccounts(ctx.db, [
    ...[channelClearing('test'), channelClearing('test', 'USDT')],
    ...[playMoneyAccount('TWD'), playMoneyAccount('USDT')],
  ])
})
afterAll(() => ctx.close())

/** A player with TWD cents and millionths of USDT. */
async function playerWith(cents: bigint, usdt: bigint, accountType: AccountType = 1): Promise<TestPlayer> {
  const player = await createTestPlayer(ctx, { accountType })
  for (const [currency, amount] of [
    ['TWD', cents],
    ['USDT', usdt],
  ] as const) {
    if (amount === 0n) continue
    await transact(ctx.db, (trx) =>
      moveMoney(ctx, trx, {
        key: `fund/${player.playerId}/${currency}`,
        playerId: player.playerId,
        subType: 'recharge_virtual',
        currency,
        amountMinor: minor(amount),
        counterAccount: accountType === 2 ? playMoneyAccount(currency) : channelClearing('test', currency),
        orderNo: 'D0',
      }),
    )
  }
  return player
}

const quote = (player: TestPlayer, from: 'TWD' | 'USDT', amount: string) =>
  quoteExchange(ctx, { from, to: from === 'TWD' ? 'USDT' : 'TWD', amount }, player.caller)
const exchange = (player: TestPlayer, quote_id: string) => exchangeCurrency(ctx, { quote_id }, player.caller)
async function quoted(player: TestPlayer, from: 'TWD' | 'USDT', amount: string) {
  const answer = await quote(player, from, amount)
  if (!answer.ok) throw new Error(`no quote: ${answer.code}`)
  return answer.data
}
const balances = async ({ playerId }: TestPlayer) => [
  await readBalance(ctx.db, playerId, 'TWD'),
  await readBalance(ctx.db, playerId, 'USDT'),
]

describe('an exchange', () => {
  it('sells USDT at the selling rate, both legs in one transaction, and shows both in the record', async () => {
    const player = await playerWith(1_000_00n, 0n)
    const price = await quoted(player, 'TWD', '318.00')
    expect(price).toMatchObject({ rate: '31.8000', pay_amount: '318.00', receive_amount: '10.000000' })
    expect(await exchange(player, price.quote_id)).toMatchObject({
      ok: true,
      data: { pay_amount: '318.00', receive_amount: '10.000000' },
    })
    expect(await balances(player)).toEqual([682_00n, 10_000_000n])
    const record = await listTransactions(ctx, { page: 1, page_size: 1, currency: 'USDT' }, player.caller)
    expect(record).toMatchObject({
      ok: true,
      data: { list: [{ sub_type: 'exchange_in', amount: '10.000000' }] },
    })
  })

  it('buys USDT at the buying rate and requires 1× turnover for the TWD', async () => {
    const player = await playerWith(0n, 10_000_001n)
    const price = await quoted(player, 'USDT', '10.000001')
    expect(price.receive_amount).toBe('312.00')
    await exchange(player, price.quote_id)
    expect(await balances(player)).toEqual([312_00n, 0n])
    expect(await readTurnoverLeft(ctx.db, player.playerId)).toBe(312_00n)
    expect(await quote(player, 'TWD', '100')).toEqual({ ok: false, code: 10167 })
  })

  it('is made once per quote, also under repeated and concurrent calls', async () => {
    const player = await playerWith(1_000_00n, 0n)
    const { quote_id } = await quoted(player, 'TWD', '318.00')
    const answers = await Promise.all([1, 2, 3].map(() => exchange(player, quote_id)))
    clock.advance(QUOTE_LIFETIME_MS)
    answers.push(await exchange(player, quote_id))
    expect(new Set(answers.map((answer) => answer.ok && answer.data.order_no)).size).toBe(1)
    expect(await balances(player)).toEqual([682_00n, 10_000_000n])
  })

  it('keeps the quoted rate while the rate changes, until the quote expires', async () => {
    const player = await playerWith(1_000_00n, 0n)
    const [early, late] = [await quoted(player, 'TWD', '318.00'), await quoted(player, 'TWD', '318.00')]
    await ctx.db
      .insertInto('exchange_rates')
      .values({ buy_e4: 400_000n, sell_e4: 410_000n, since: clock.now() })
      .execute()
    clock.advance(QUOTE_LIFETIME_MS - 1)
    expect(await exchange(player, early.quote_id)).toMatchObject({ ok: true, data: { rate: '31.8000' } })
    clock.advance(1)
    expect(await exchange(player, late.quote_id)).toMatchObject({ fields: [{ rule: 'quote_expired' }] })
    expect((await quoted(player, 'TWD', '410')).receive_amount).toBe('10.000000')
    await ctx.db
      .insertInto('exchange_rates')
      .values({ buy_e4: 312_000n, sell_e4: 318_000n, since: clock.now() })
      .execute()
  })

  it('checks balance and withheld amount again at the exchange', async () => {
    const player = await playerWith(500_00n, 0n)
    const [first, second, third] = [
      await quoted(player, 'TWD', '318.00'),
      await quoted(player, 'TWD', '318.00'),
      await quoted(player, 'TWD', '100.00'),
    ]
    const both = await Promise.all([exchange(player, first.quote_id), exchange(player, second.quote_id)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, code: 10031 })
    await ctx.db.transaction().execute((trx) =>
      requireTurnover(trx, {
        playerId: player.playerId,
        orderNo: 'D1',
        creditedMinor: minor(82_01n),
        requiredMinor: minor(1n),
        at: clock.now(),
      }),
    )
    expect(await exchange(player, third.quote_id)).toEqual({ ok: false, code: 10167 })
    expect(await balances(player)).toEqual([182_00n, 10_000_000n])
  })

  it('runs opposite exchanges of one player concurrently without deadlock', async () => {
    const player = await playerWith(10_000_00n, 1_000_000_000n)
    const toUsdt = await Promise.all(Array.from({ length: 6 }, () => quoted(player, 'TWD', '318')))
    const toTwd = await Promise.all(Array.from({ length: 6 }, () => quoted(player, 'USDT', '10')))
    const all = await Promise.all(
      toUsdt.flatMap((q, n) => [q, toTwd[n] ?? q]).map((q) => exchange(player, q.quote_id)),
    )
    // The received TWD withholds only itself: the player’s other TWD can still be exchanged.
    for (const answer of all) expect(answer.ok || answer.code).toBe(true)
    const report = await appLedger.check(sqlRunner(ctx.db))
    expect(report.differences).toEqual([])
  })

  it('rounds the received amount down by less than one minor unit', async () => {
    const player = await playerWith(0n, 5_000_000n)
    const price = await quoted(player, 'USDT', '1.234567')
    expect(price.receive_amount).toBe('38.51')
    const before = await appLedger.balance(sqlRunner(ctx.db), exchangePosition('TWD'))
    await exchange(player, price.quote_id)
    const after = await appLedger.balance(sqlRunner(ctx.db), exchangePosition('TWD'))
    expect((before?.postedMinor ?? 0n) - (after?.postedMinor ?? 0n)).toBe(38_51n)
  })
})

describe('refusals', () => {
  it.each([
    ['nothing', '0', 'amount_min'],
    ['less than the minimum', '99.99', 'amount_min'],
    ['more than the maximum', '500000.01', 'amount_max'],
    ['more than anyone has', '999999999999999999', 'amount_max'],
    ['more decimals than the currency has', '100.001', 'amount_format'],
  ])('%s', async (_what, amount, rule) => {
    const player = await playerWith(1_000_00n, 0n)
    expect(await quote(player, 'TWD', amount)).toMatchObject({
      code: 400,
      fields: [{ field: 'amount', rule }],
    })
  })

  it('more than the wallet has (10031); a closed exchange (10148); others’ quotes (404)', async () => {
    const [player, other] = [await playerWith(1_000_00n, 0n), await playerWith(1_000_00n, 0n)]
    expect(await quote(player, 'TWD', '1000.01')).toEqual({ ok: false, code: 10031 })
    const { quote_id } = await quoted(player, 'TWD', '100')
    expect(await exchange(other, quote_id)).toEqual({ ok: false, code: 404 })
    expect(await exchange(player, 'none')).toEqual({ ok: false, code: 404 })
    await ctx.db.updateTable('wallet_settings').set({ is_exchange_open: false }).execute()
    expect(await quote(player, 'TWD', '100')).toEqual({ ok: false, code: 10148 })
    expect(await exchange(player, quote_id)).toEqual({ ok: false, code: 10148 })
    await ctx.db.updateTable('wallet_settings').set({ is_exchange_open: true }).execute()
  })
})

describe('listWallets (§2 /walletHome)', () => {
  it('shows each wallet with its held amount, and the total in TWD', async () => {
    const player = await playerWith(100_00n, 2_000_000n)
    await appLedger.hold(sqlRunner(ctx.db), {
      key: `h${player.playerId}`,
      account: `player/${player.playerId}/wallet/USDT`,
      amountMinor: minor(500_000n),
      kind: 'withdrawal_virtual',
      at: clock.now(),
    })
    expect(await listWallets(ctx, {}, player.caller)).toMatchObject({
      ok: true,
      data: {
        list: [
          { currency: 'TWD', balance: '100.00', held: '0.00', value: '100.00', rate: null, can_send: false },
          {
            currency: 'USDT',
            balance: '1.500000',
            held: '0.500000',
            value: '62.40',
            rate: '31.2000',
            can_receive: true,
            can_send: true,
            can_exchange: true,
          },
        ],
        total: '162.40',
        can_send_to_player: false,
      },
    })
  })

  it('allows a test account no action on its wallets', async () => {
    const tester = await playerWith(100_00n, 0n, 2)
    const nothing = { can_receive: false, can_send: false, can_exchange: false }
    expect(await listWallets(ctx, {}, tester.caller)).toMatchObject({
      ok: true,
      data: { list: [nothing, nothing], can_send_to_player: false },
    })
  })
})
