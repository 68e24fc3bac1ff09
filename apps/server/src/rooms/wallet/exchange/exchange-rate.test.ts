import { minor } from '@gamehall/money'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { performAction } from '../../../platform/operator/perform-action.ts'
import { createTestContext, type TestContext } from '../../../testing/index.ts'
import { convertAmount, formatRate, parseRate, readExchangeRate } from '../index.ts'
import { walletRoom } from '../room.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

describe('a rate', () => {
  it('is a price with at most four decimals', () => {
    expect(parseRate('31.25')).toBe(312_500n)
    expect(formatRate(312_500n)).toBe('31.2500')
    expect(formatRate(5n)).toBe('0.0005')
    for (const text of ['0', '0.0000', '-1', '31.12345', '1e3', '', '1000', '0.9999', 'NaN'])
      expect(parseRate(text)).toBeNull()
  })

  it('converts one currency into the other', () => {
    expect(convertAmount(minor(100_000_000n), 'USDT', 'TWD', 312_500n, 'down')).toBe(3_125_00n)
    expect(convertAmount(minor(3_125_00n), 'TWD', 'USDT', 312_500n, 'down')).toBe(100_000_000n)
    expect(convertAmount(minor(1n), 'USDT', 'TWD', 312_500n, 'down')).toBe(0n)
    expect(convertAmount(minor(1n), 'USDT', 'TWD', 312_500n, 'ceil')).toBe(1n)
  })

  it('never gains by converting back and forth, and loses less than the value of one minor unit', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 12n), fc.bigInt(10_000n, 9_999_999n), (cents, rate) => {
        const there = convertAmount(minor(cents), 'TWD', 'USDT', rate, 'down')
        const back = convertAmount(there, 'USDT', 'TWD', rate, 'down')
        expect(back <= cents).toBe(true)
        expect(cents - back <= rate / 100_000_000n + 2n).toBe(true)
      }),
    )
  })
})

describe('set-exchange-rate', () => {
  const operator = { name: 'mei', permissions: ['wallets.manage'] }
  const set = (buy: string, sell: string) =>
    performAction(ctx, walletRoom.actions, operator, {
      action: 'set-exchange-rate',
      input: { buy, sell },
      reason: 'market moved',
    })

  it('sets a new rate and keeps the old one on record', async () => {
    const before = await readExchangeRate(ctx.db)
    expect(await set('31.5', '32.0001')).toMatchObject({ ok: true })
    expect(await readExchangeRate(ctx.db)).toEqual({ buyE4: 315_000n, sellE4: 320_001n })
    expect(await ctx.db.selectFrom('exchange_rates').selectAll().execute()).toMatchObject([
      { buy_e4: before.buyE4, sell_e4: before.sellE4 },
      { buy_e4: 315_000n },
    ])
  })

  it.each([
    ['0', '32', 'buy'],
    ['31', 'x', 'sell'],
    ['32', '31.9999', 'sell'],
    ['3.15', '32', 'buy'],
    ['31.5', '320', 'sell'],
  ])('refuses %s / %s', async (buy, sell, field) => {
    const before = await readExchangeRate(ctx.db)
    expect(await set(buy, sell)).toMatchObject({ ok: false, code: 400, fields: [{ field }] })
    expect(await readExchangeRate(ctx.db)).toEqual(before)
  })
})
