import { minor } from '@gamehall/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/time/durations.ts'
import {
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestContext,
} from '../../../testing/index.ts'
import { channelClearing, type Movement, moveMoney, openSystemAccounts } from '../index.ts'
import { downloadTransactions } from './download-transactions.ts'
import { getTransaction } from './get-transaction.ts'
import { listTransactions } from './list-transactions.ts'

const clock = createTestClock()
let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext({ clock })
  await openSystemAccounts(ctx.db, [channelClearing('atm'), channelClearing('chain', 'USDT')])
})
afterAll(() => ctx.close())

let moved = 0
async function move(playerId: bigint, movement: Partial<Movement> = {}) {
  moved += 1
  const currency = movement.currency ?? 'TWD'
  await ctx.db.transaction().execute((trx) =>
    moveMoney(ctx, trx, {
      key: `m${moved}`,
      playerId,
      subType: 'recharge_atm',
      amountMinor: minor(100n),
      counterAccount: channelClearing(currency === 'TWD' ? 'atm' : 'chain', currency),
      orderNo: `D${moved}`,
      ...movement,
    }),
  )
}

const request = { page: 1, page_size: 20, currency: 'TWD' as const }

describe('listTransactions (§2 /transaction_record)', () => {
  it('pages by cursor through every transaction once while new ones arrive', async () => {
    const { playerId, caller } = await createTestPlayer(ctx)
    for (let n = 0; n < 5; n += 1) await move(playerId)
    const first = await listTransactions(ctx, { ...request, page_size: 2 }, caller)
    await move(playerId)
    const seen: string[] = []
    for (let page = first; page.ok; ) {
      seen.push(...page.data.list.map(({ balance_after }) => balance_after ?? ''))
      if (page.data.next_cursor === null) break
      page = await listTransactions(ctx, { ...request, page_size: 2, cursor: page.data.next_cursor }, caller)
    }
    expect(seen).toEqual(['5.00', '4.00', '3.00', '2.00', '1.00'])
  })

  it('returns the sums of each whole day, also of transactions on other pages', async () => {
    const { playerId, caller } = await createTestPlayer(ctx)
    await move(playerId, { amountMinor: minor(500n) })
    await move(playerId, { subType: 'withdrawal_atm', amountMinor: minor(-120n) })
    clock.advance(DAY_MS)
    await move(playerId)
    const days = async (more: object) => {
      const answer = await listTransactions(ctx, { ...request, ...more }, caller)
      return answer.ok && answer.data.days.map(({ count, in: came, out }) => [count, came, out])
    }
    const older = [2, '5.00', '1.20']
    expect(await days({})).toEqual([[1, '1.00', '0.00'], older])
    expect(await days({ page_size: 2 })).toEqual([[1, '1.00', '0.00'], older])
    expect(await days({ type: 'withdraw' })).toEqual([[1, '0.00', '1.20']])
  })

  it('pages by number without a cursor', async () => {
    const { playerId, caller } = await createTestPlayer(ctx)
    for (let n = 0; n < 5; n += 1) await move(playerId)
    const numbered = async (page: number) => {
      const answer = await listTransactions(ctx, { ...request, page, page_size: 2 }, caller)
      return answer.ok && [answer.data.page, ...answer.data.list.map((item) => item.balance_after)]
    }
    expect(await numbered(2)).toEqual([2, '3.00', '2.00'])
    expect(await numbered(3)).toEqual([3, '1.00'])
    expect(await numbered(100_000)).toEqual([100_000])
  })

  it('filters by wallet, type and subtype; a subtype of another type selects nothing', async () => {
    const { playerId, caller } = await createTestPlayer(ctx)
    await move(playerId)
    await move(playerId, { subType: 'recharge_cvs' })
    await move(playerId, { subType: 'bonus_register' })
    await move(playerId, { subType: 'recharge_virtual', currency: 'USDT', amountMinor: minor(1_500_000n) })
    const kindsOf = async (filter: object) => {
      const answer = await listTransactions(ctx, { ...request, ...filter }, caller)
      return answer.ok && answer.data.list.map((item) => `${item.sub_type} ${item.amount}`)
    }
    expect(await kindsOf({})).toEqual(['bonus_register 1.00', 'recharge_cvs 1.00', 'recharge_atm 1.00'])
    expect(await kindsOf({ type: 'recharge' })).toEqual(['recharge_cvs 1.00', 'recharge_atm 1.00'])
    expect(await kindsOf({ sub_type: 'recharge_atm' })).toEqual(['recharge_atm 1.00'])
    expect(await kindsOf({ type: 'bonus', sub_type: 'recharge_atm' })).toEqual([])
    expect(await kindsOf({ currency: 'USDT' })).toEqual(['recharge_virtual 1.500000'])
  })

  it('respects the requested range (§5), and refuses an invalid cursor', async () => {
    const { playerId, caller } = await createTestPlayer(ctx)
    await move(playerId)
    const start = clock.now()
    clock.advance(31 * DAY_MS)
    await move(playerId)
    const recent = await listTransactions(ctx, request, caller)
    expect(recent).toMatchObject({ ok: true, data: { total: 1, list: [{ balance_after: '2.00' }] } })
    const range = { start_time: start.toISOString(), end_time: new Date(start.getTime() + 1).toISOString() }
    const old = await listTransactions(ctx, { ...request, ...range }, caller)
    expect(old).toMatchObject({ ok: true, data: { total: 1, list: [{ balance_after: '1.00' }] } })
    expect(await listTransactions(ctx, { ...request, cursor: 'x.1' }, caller)).toMatchObject({
      ok: false,
      fields: [{ field: 'cursor', rule: 'cursor_format' }],
    })
  })
})

describe('getTransaction', () => {
  it('returns all fields of the player’s transaction', async () => {
    const mine = await createTestPlayer(ctx)
    await move(mine.playerId, { details: { reason: '活動補發', rate: '31.2000' } })
    const listed = await listTransactions(ctx, request, mine.caller)
    const id = (listed.ok && listed.data.list[0]?.id) || ''
    expect(await getTransaction(ctx, { id, currency: 'TWD' }, mine.caller)).toMatchObject({
      ok: true,
      data: { id, reason: '活動補發', rate: '31.2000', counterpart: null, counter_amount: null },
    })
  })

  it('returns the reason in the caller’s locale', async () => {
    const { playerId, caller } = await createTestPlayer(ctx)
    await move(playerId, { details: { reason: { 'zh-TW': '生日禮金', en: 'Birthday gift' } } })
    const listed = await listTransactions(ctx, request, caller)
    const wish = { id: (listed.ok && listed.data.list[0]?.id) || '', currency: 'TWD' } as const
    expect(await getTransaction(ctx, wish, caller)).toMatchObject({ data: { reason: '生日禮金' } })
    expect(await getTransaction(ctx, wish, { ...caller, locale: 'en' })).toMatchObject({
      data: { reason: 'Birthday gift' },
    })
  })

  it('answers 404 for another player’s transaction or another wallet', async () => {
    const [mine, other] = [await createTestPlayer(ctx), await createTestPlayer(ctx)]
    await move(mine.playerId)
    await move(other.playerId)
    const listed = await listTransactions(ctx, request, mine.caller)
    const id = (listed.ok && listed.data.list[0]?.id) || ''
    for (const [wrong, caller] of [
      [{ id, currency: 'USDT' }, mine.caller],
      [{ id, currency: 'TWD' }, other.caller],
      [{ id: '999999', currency: 'TWD' }, mine.caller],
      [{ id: 'x', currency: 'TWD' }, mine.caller],
    ] as const) {
      expect(await getTransaction(ctx, wrong, caller)).toEqual({ ok: false, code: 404 })
    }
  })
})

it('downloadTransactions returns the record as a CSV file with labels', async () => {
  const { playerId, caller } = await createTestPlayer(ctx)
  for (let n = 0; n < 101; n += 1) await move(playerId)
  await move(playerId, { subType: 'bonus_register' })
  const file = await downloadTransactions(ctx, { currency: 'TWD' }, { ...caller, locale: 'en' })
  if (!file.ok) throw new Error('refused')
  const lines = file.data.csv.slice(1).trimEnd().split('\r\n')
  expect(lines[0]).toBe('Time,Type,Category,Amount,Currency,Balance,Order no.,Game platform')
  expect(lines[1]).toMatch(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d,Bonus,Welcome bonus,1\.00,TWD,102\.00,D\d+,$/)
  expect(lines).toHaveLength(103)
})
